import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    dialog: 'src/dialog.ts',
    'alert-dialog': 'src/alert-dialog.ts',
    sheet: 'src/sheet.ts',
    menu: 'src/menu.ts',
    styles: 'src/styles.css',
  },
  format: ['esm'],
  // The first versions with CSS nesting, cascade layers and light-dark(), which are therefore not transformed.
  target: ['es2023', 'chrome123', 'safari17.5', 'firefox121'],
  platform: 'neutral',
  loader: { '.woff2': 'file' },
  esbuildOptions(options) {
    options.assetNames = 'fonts/[name]'
  },
  dts: false,
  clean: true,
})

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
  // Nesting and cascade layers stay as written for these browsers.
  target: ['es2023', 'chrome120', 'safari17.2', 'firefox121'],
  platform: 'neutral',
  loader: { '.woff2': 'file' },
  esbuildOptions(options) {
    options.assetNames = 'fonts/[name]'
  },
  dts: false,
  sourcemap: true,
  clean: true,
})

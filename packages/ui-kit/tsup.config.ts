import { defineConfig, type Options } from 'tsup'

const common: Options = {
  format: ['esm'],
  // The first versions with CSS nesting, cascade layers and light-dark(), which are therefore not transformed.
  target: ['es2023', 'chrome123', 'safari17.5', 'firefox121'],
  platform: 'neutral',
  dts: false,
}

export default defineConfig([
  {
    ...common,
    entry: {
      index: 'src/index.ts',
      dialog: 'src/dialog.ts',
      'alert-dialog': 'src/alert-dialog.ts',
      sheet: 'src/sheet.ts',
      menu: 'src/menu.ts',
    },
    // An application loads `styles.css` or the sheets of its choice: an import in a package would need a bundler.
    loader: { '.css': 'empty' },
  },
  {
    ...common,
    // Each style sheet, at the place that it has in `src`.
    entry: ['src/**/*.css'],
    loader: { '.woff2': 'file' },
    esbuildOptions(options) {
      options.assetNames = 'fonts/[name]'
    },
  },
])

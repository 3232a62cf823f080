import mdx from '@mdx-js/rollup'
import { reactRouter } from '@react-router/dev/vite'
import { withoutInstrumentation } from '@tarapath/customer-core/without-instrumentation'
import { withoutWarnings } from '@tarapath/customer-core/without-warnings'
import remarkGfm from 'remark-gfm'
import { defineConfig } from 'vite'
import { onlyForMarkdown, onlyForRoutes } from './hook-filters.ts'
import { missingCode } from './missing-code-plugin.ts'

const api = process.env['API_URL'] ?? 'http://127.0.0.1:4100'

export default defineConfig(({ command }) => ({
  // Policies and articles are written in Markdown, with tables.
  plugins: [
    onlyForMarkdown(mdx({ remarkPlugins: [remarkGfm] })),
    command === 'build' ? onlyForRoutes(reactRouter()) : reactRouter(),
    withoutInstrumentation(),
    withoutWarnings(),
    missingCode(),
  ],
  build: {
    // The content security policy blocks `data:` scripts, styles and fonts.
    assetsInlineLimit: 0,
    // The server reads from it which sheets the screens need that are loaded late.
    manifest: true,
    modulePreload: false,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: firstPageFiles() } } } } },
    // All in one folder: whichever file has it, the code that reads the client build looks beside this folder.
    ssr: { build: { rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } } } },
  },
  // Workspace packages are bundled from source, in the server build too.
  ssr: { noExternal: [/^@tarapath\//] },
  // Without these the first page after an install answers "504 Outdated Optimize Dep" and does not hydrate.
  optimizeDeps: {
    entries: ['app/**/*.{ts,tsx}', '../../packages/customer-core/src/**/*.tsx'],
    include: [
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'react-router',
      'react-router/dom',
    ],
  },
  server: { port: 3000, proxy: { '/api': api, '/media': api } },
}))

/**
 * Bundles what every page needs into two files: the libraries, and our own code. Few files compress better than many, and
 * a first page may send at most 25 requests.
 */
function firstPageFiles() {
  const kit =
    'brand/(?!gnomon)|button/|icon/(?!icons|player|tab)|link/|loading/spinner|notice/toast|shell/(?!footer|nav-menu|page-bar|scroll|tab-bar|wallet)|text/(class-names|visually)'
  const everyPage = [
    'customer-web/app/(shell/(?!hash|ip|late|look-up|main-nav|menu-sheet|network|page-footer|page-skeleton|search-button|site-links|slow|tabs|words/(footer|link|menu|network))|nonce|browser|page-styles|late-screen|first-(interaction|picture)|outdated-page|page-of-click)',
    'customer-core/src/platform/(?!ask-api|below-fold|browser-client|carried|fetch-with|contact|customer-cookies|dates|drawn-later|failure|format-saved|language-of|last-copy|late-answers|leave-question|money|network-strip|page-meta|prefetch-page|refusal|report|screen-error-content|screen-failure|screen-skeleton|search-metadata|section|share|short|slow-|structured|save-file|saved-|stored-|until-answered|use-(draft|error|late-part|paying|quiet-refresh|read|refresh|retry|seconds-left|step-focus)|watch-upload|words/(amount|failure|network|page|screen))',
    'packages/words/|customer-core/src/account/(account-area|lazy-login-dialog|use-sign-in-first)',
    `ui-kit/src/(${kit})`,
  ]
  const cards = [
    'ui-kit/src/(astrologer/|card/|glyph/|portrait/|money/rate)',
    'customer-core/src/astrologers/(astrologer-tile|astrologer-summary|card-actions|favourite-button|spoken-languages)|preferences/spoken-languages-atom',
    'customer-core/src/consultation/(session-atoms|use-start-consultation)',
  ]
  const figures =
    'ui-kit/src/(label/chip|money/(format-rupees|rupees[.])|text/rating|tick-rule/)|customer-core/src/account/profile[.]'
  return [
    { name: 'late', test: /[.]late[.]css$/ },
    {
      name: 'react',
      test: /rolldown.runtime|node_modules\/(react|react-dom|scheduler|react-router|jotai|get-nonce)\//,
    },
    { name: 'base', test: new RegExp(everyPage.join('|')) },
    // The words of a live stream count viewers, and have no use for the cards that count too.
    { name: 'plurals', test: /node_modules\/(@messageformat|make-plural)\// },
    // What connects to a camera before the page of its live stream is drawn, and again later.
    { name: 'early-live', test: /customer-core\/src\/live\/(early-|player\/(open-camera|connect-peer|longest-))/ },
    // The script of a page for reading needs it without React.
    { name: 'show-chosen-chip', test: /show-chosen-chip/ },
    { name: 'figures', test: new RegExp(figures) },
    { name: 'cards', test: new RegExp(cards.join('|')) },
  ]
}

import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

const api = process.env['API_URL'] ?? 'http://127.0.0.1:4100'

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // The content security policy blocks `data:` scripts, styles and fonts.
    assetsInlineLimit: 0,
    modulePreload: false,
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: firstPageFiles() } } } } } },
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
})

/** Bundles what every page needs into few files, because a first page may send at most 25 requests. */
function firstPageFiles() {
  const kit =
    'brand/|button/|card/|icon/icon[.]|label/chip|link/|loading/spinner|money/(format-rupees|rupees[.])|notice/(?!inline)|shell/(?!page-bar)|text/(?!duration)|tick-rule/'
  const everyPage = [
    'customer-web/app/(shell/|staging/staging-gate|nonce|browser)',
    'customer-core/src/platform/(?!browser-client|dates|money|refusal|use-seconds-left|screen-skeleton)',
    'customer-core/src/account/(account-area|lazy-login-dialog|use-sign-in-first)',
    `ui-kit/src/(${kit})`,
    'api-client/src/client/api-error',
  ]
  const cards = [
    'ui-kit/src/(astrologer|glyph|portrait)/',
    'customer-core/src/astrologers/(astrologer-tile|astrologer-summary|favourite)',
  ]
  return [
    { name: 'late', test: /[.]late[.]css$/ },
    {
      name: 'react',
      test: /rolldown.runtime|node_modules\/(react|react-dom|scheduler|react-router|jotai|get-nonce)\//,
    },
    { name: 'base', test: new RegExp(everyPage.join('|')), minShareCount: 2 },
    { name: 'cards', test: new RegExp(cards.join('|')), minShareCount: 2 },
  ]
}

import { fileURLToPath } from 'node:url'
import { pagePolicy } from '@tarapath/customer-core/page-policy'
import { withoutInstrumentation } from '@tarapath/customer-core/without-instrumentation'
import { defineConfig } from 'vite'
import { firstPaint } from './first-paint-plugin.ts'

const base = '/embedded/'
const api = process.env['API_URL'] ?? 'http://127.0.0.1:4100'

/** A webview is not found by search engines, and shares no page of its own. */
const withoutSearchMetadata = {
  find: /^\.{1,2}\/(?:platform\/)?(?:search-metadata|structured-data)\.tsx$/,
  replacement: fileURLToPath(import.meta.resolve('./src/no-search-metadata.ts')),
}

export default defineConfig({
  base,
  plugins: [pagePolicy(`${base}assets/`), firstPaint(), withoutInstrumentation()],
  resolve: { alias: [...preactForReact(), withoutSearchMetadata] },
  build: {
    // The content security policy blocks `data:` scripts, styles and fonts.
    assetsInlineLimit: 0,
    // One style sheet for all screens instead of code that loads them in pieces.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Radix marks its modules for server components, of which there are none here.
      checks: { moduleLevelDirective: false },
      output: { codeSplitting: { groups: firstLoadFiles() } },
    },
  },
  server: { port: 3100, proxy: { '/api': api, '/media': api } },
})

/** Replaces React by Preact for all code of this app (docs/decisions/007-preact-in-the-embedded-view.md). */
function preactForReact() {
  const file = (name: string) => fileURLToPath(import.meta.resolve(name))
  return [
    { find: /^react$/, replacement: file('./src/react.ts') },
    { find: /^react-dom$/, replacement: file('preact/compat') },
    { find: /^react-dom\/client$/, replacement: file('preact/compat/client') },
    { find: /^react\/jsx(-dev)?-runtime$/, replacement: file('preact/jsx-runtime') },
  ]
}

/** Bundles what every screen needs into three files, and the cards of lists into a fourth. */
function firstLoadFiles() {
  const kit = 'brand|button|card|chip|icon|label|link|loading|notice/(?!inline)|text/(?!duration)|tick-rule'
  const cards =
    'ui-kit/src/(astrologer|glyph|portrait)/|customer-core/src/astrologers/(astrologer-tile|astrologer-summary|favourite)'
  return [
    { name: 'preact', test: /node_modules\/(preact|react-router|jotai|get-nonce)\// },
    {
      name: 'base',
      test: new RegExp(
        `customer-core/src/account/(lazy-login-dialog|profile[.]|use-sign-in-first)|customer-core/src/platform/(?!browser-client|dates|last-copy|money|refusal|saved-|share|use-(draft|seconds-left|step-focus))|ui-kit/src/(${kit})|api-client/src/client/api-error`,
      ),
      minShareCount: 2,
    },
    // In one file with the code of all calls, its first call would wait for that.
    {
      name: 'client',
      test: /api-client\/src\/client\/(call-error|session|to-sendable|with-response)/,
      minShareCount: 2,
    },
    { name: 'cards', test: new RegExp(cards), minShareCount: 2 },
  ]
}

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pagePolicy } from './page-policy.ts'

const base = '/embedded/'
const api = process.env['API_URL'] ?? 'http://127.0.0.1:4100'

export default defineConfig({
  base,
  plugins: [react(), pagePolicy(`${base}assets/`)],
  build: {
    // The content security policy knows no data: scripts, styles or fonts.
    assetsInlineLimit: 0,
    // One file of styles for all screens, and no code that fetches them piece by piece.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: firstLoadFiles() } } },
  },
  server: { port: 3100, proxy: { '/api': api, '/media': api } },
})

/** What every screen needs comes in two files, what the lists show in one more. */
function firstLoadFiles() {
  const kit = 'brand|button|card|chip|icon|label|link|loading|notice/(?!inline)|text/(?!duration)|tick-rule'
  const cards =
    'ui-kit/src/(astrologer|glyph|portrait)/|customer-core/src/astrologers/(astrologer-tile|describe|favourite)'
  return [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|jotai|get-nonce)\// },
    {
      name: 'base',
      test: new RegExp(
        `customer-core/src/account/(login-dialog-door|profile[.]|use-sign-in-first)|customer-core/src/platform/(?!browser-client|dates|money|refusal|seconds-left|server-dates[.])|ui-kit/src/(${kit})|api-client/src/client/api-error`,
      ),
      minShareCount: 2,
    },
    { name: 'cards', test: new RegExp(cards), minShareCount: 2 },
  ]
}

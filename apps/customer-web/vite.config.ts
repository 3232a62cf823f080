import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

const api = process.env['API_URL'] ?? 'http://127.0.0.1:4100'

export default defineConfig({
  plugins: [reactRouter()],
  // The content security policy knows no data: scripts, styles or fonts.
  build: { assetsInlineLimit: 0 },
  // Workspace packages are used from their sources, in the server bundle too.
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

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pagePolicy } from './page-policy.ts'

const base = '/embedded/'
const api = process.env['API_URL'] ?? 'http://127.0.0.1:4100'

export default defineConfig({
  base,
  plugins: [react(), pagePolicy(`${base}assets/`)],
  build: { assetsInlineLimit: 0, target: 'baseline-widely-available' },
  server: { port: 3100, proxy: { '/api': api, '/media': api } },
})

export default {
  api: {
    input: '../../../packages/api-client/openapi.json',
    output: { target: './generated/orval.ts', client: 'fetch', mode: 'single', baseUrl: 'http://bench.test' },
  },
}

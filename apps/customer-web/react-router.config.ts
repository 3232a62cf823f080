import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // Most routes only re-export a shared screen: there is nothing to split, and each piece would be one more request.
  splitRouteModules: false,
} satisfies Config

import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // Most routes re-export a shared screen, so splitting them would only add requests.
  splitRouteModules: false,
} satisfies Config

import type { StorybookConfig } from '@storybook/react-vite'
import { seededDatabase } from './screens/seeded-database.ts'
import { withoutServers } from './screens/without-servers.ts'

/**
 * Packages that only screens import, which are loaded with their first story. Vite would find them then, optimise again and
 * reload the page with a second copy of React.
 */
const FOUND_LATE = [
  'jotai',
  'react-dom/client',
  'react-router',
  'react-router/dom',
  '@tarapath/customer-core > eventsource-parser',
]

const config: StorybookConfig = {
  stories: [
    '../../../packages/{ui-kit,customer-core,scenario-player}/src/**/*.stories.tsx',
    '../../customer-web/app/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // The docgen that needs TypeScript's JavaScript API does not run with TypeScript 7.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), seededDatabase(), withoutServers()],
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), ...FOUND_LATE],
      // It finds its WebAssembly beside its own module.
      exclude: [...(vite.optimizeDeps?.exclude ?? []), '@electric-sql/pglite'],
    },
  }),
}
export default config

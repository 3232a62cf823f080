import type { Plugin } from 'vite'

/**
 * React Router's plugins ask for every file and every import of a build, and have something to do for few of them: routes,
 * files of the server that must not reach the browser, and modules that exist only in the build. Each answer crosses from
 * native code to JavaScript, which is a third of the build's time.
 */
const ROUTER_FILTERS = {
  transform: /\/customer-web\/app\//,
  resolveId: /^virtual:react-router\/|\.server/,
  load: /^\0virtual:react-router\//,
}

/** Asks a plugin only for files and imports whose name fits. A hook with a filter of its own stays as it is. */
function withFilters(plugin: { readonly name: string }, filters: Partial<typeof ROUTER_FILTERS>): Plugin {
  const hooks = Object.entries(filters).flatMap(([name, id]) => {
    const handler: unknown = Reflect.get(plugin, name)
    return typeof handler === 'function' ? [[name, { filter: { id }, handler }]] : []
  })
  return { ...plugin, ...Object.fromEntries(hooks) }
}

export const onlyForMarkdown = (plugin: { readonly name: string }): Plugin =>
  withFilters(plugin, { transform: /\.mdx?$/ })

/** For builds. The development server's fast refresh has to see the files of our packages too. */
export const onlyForRoutes = (plugins: readonly Plugin[]): Plugin[] =>
  plugins.map((plugin) => withFilters(plugin, ROUTER_FILTERS))

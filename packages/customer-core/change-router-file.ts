import type { Plugin } from 'vite'

/**
 * Changes a file of React Router in the scripts of a build, where it has no setting. The build fails when there is no such
 * file, or nothing to change in it.
 */
export function changeRouterFile(file: string, change: (code: string) => string): Plugin {
  const path = `/react-router/dist/production/lib/${file}`
  let isChanged = false
  return {
    name: `tarapath:change-router-file:${file}`,
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: `**${path}` },
      handler(code) {
        const changed = change(code)
        isChanged = changed !== code
        return changed
      },
    },
    buildEnd(error) {
      if (!error && !isChanged) this.error(`React Router is not as the build knows it: ${path} was not changed.`)
    },
  }
}

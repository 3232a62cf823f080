// A package registry on this machine (verdaccio) that keeps our packages in a temporary folder and fetches all others from
// the registry that npm is set to.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runServer } from 'verdaccio'

/** Starts the registry in an empty folder. Resolves to its URL and a function that stops it. */
export async function startRegistry(folder) {
  const upstream = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8', shell: isWindows }).trim()
  const app = await runServer({
    self_path: folder,
    configPath: join(folder, 'config.yaml'),
    storage: join(folder, 'storage'),
    web: { enable: false },
    auth: { htpasswd: { file: join(folder, 'htpasswd') } },
    uplinks: { upstream: { url: upstream, cache: true, maxage: '1h' } },
    packages: {
      // Without an upstream: a name of ours never comes from anywhere else.
      '@tarapath/*': { access: '$all', publish: '$all' },
      '**': { access: '$all', proxy: 'upstream' },
    },
    log: { type: 'file', path: join(folder, 'registry.log'), level: 'warn' },
    max_body_size: '20mb',
  })
  const server = await new Promise((done, fail) => {
    const listening = app.listen(0, '127.0.0.1', () => done(listening))
    listening.on('error', fail)
  })
  const url = `http://127.0.0.1:${server.address().port}/`
  // npm refuses to publish without a token; this registry accepts any.
  writeFileSync(join(folder, 'npmrc'), `registry=${url}\n${url.replace('http:', '')}:_authToken=local\n`)
  return { url, npmrc: join(folder, 'npmrc'), stop: () => server.close() && server.closeAllConnections() }
}

export const isWindows = process.platform === 'win32'

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** How long a load balancer leaves out a process that failed. */
export const FAILED_FOR_SECONDS = 2

export interface Balancer {
  port: number
  /** Switches to other processes without losing a request. */
  route: (ports: readonly number[]) => Promise<void>
  stop: () => Promise<void>
}

/** How a request finds its process. */
export const RULES: Record<string, (port: number, processes: readonly number[]) => Promise<Balancer>> = {
  'nginx, in turn': (port, ports) => startNginx(port, '', ports),
  'nginx, `hash` (modulo)': (port, ports) => startNginx(port, 'hash $http_authorization;', ports),
  'nginx, `hash … consistent`': (port, ports) => startNginx(port, 'hash $http_authorization consistent;', ports),
  'Caddy, `lb_policy header`': startCaddy,
}

async function startNginx(port: number, rule: string, ports: readonly number[]): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), 'tarapath-nginx-'))
  const write = (servers: readonly number[]) =>
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
events { worker_connections 4096; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  upstream servers { ${rule} ${servers.map((server) => `server 127.0.0.1:${server} fail_timeout=${FAILED_FOR_SECONDS}s;`).join(' ')} keepalive 64; }
  server { listen 127.0.0.1:${port}; location / { proxy_pass http://servers; proxy_http_version 1.1; proxy_set_header Connection ""; } }
}
`,
    )
  write(ports)
  const child = spawn('/usr/sbin/nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  return started(port, folder, child, async (servers) => {
    write(servers)
    child.kill('SIGHUP')
    // The old worker takes no more connections once the new one does.
    await pause(1000)
  })
}

async function startCaddy(port: number, ports: readonly number[]): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), 'tarapath-caddy-'))
  const [admin, file] = [port + 1, join(folder, 'Caddyfile')]
  const write = (servers: readonly number[]) =>
    writeFileSync(
      file,
      `{
  admin 127.0.0.1:${admin}
}
http://127.0.0.1:${port} {
  reverse_proxy ${servers.map((server) => `127.0.0.1:${server}`).join(' ')} {
    lb_policy header Authorization
    lb_try_duration 2s
    fail_duration ${FAILED_FOR_SECONDS}s
  }
}
`,
    )
  write(ports)
  const options = { stdio: 'ignore', env: { ...process.env, HOME: folder } } as const
  const child = spawn('/usr/bin/caddy', ['run', '--config', file, '--adapter', 'caddyfile'], options)
  return started(port, folder, child, async (servers) => {
    write(servers)
    const reload = ['reload', '--config', file, '--adapter', 'caddyfile', '--address', `127.0.0.1:${admin}`]
    await new Promise((resolve) => spawn('/usr/bin/caddy', reload, options).once('exit', resolve))
  })
}

async function started(
  port: number,
  folder: string,
  child: ReturnType<typeof spawn>,
  route: Balancer['route'],
): Promise<Balancer> {
  const gone = new Promise((resolve) => child.once('exit', resolve).once('error', resolve))
  for (let left = 100; ; left -= 1) {
    if (
      await fetch(`http://127.0.0.1:${port}/`).then(
        () => true,
        () => false,
      )
    )
      break
    if (left === 0) throw new Error(`${child.spawnfile} did not start.`)
    await pause(100)
  }
  return {
    port,
    route,
    async stop() {
      child.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

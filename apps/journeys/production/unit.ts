import { spawn, type ChildProcess } from 'node:child_process'
import { appendFileSync, readFileSync } from 'node:fs'
import { environmentIn } from './settings.ts'

export interface Unit {
  start: () => void
  /** As systemd does: asks it to stop, and waits until it has ended. */
  stop: () => Promise<void>
  kill: () => void
}

export interface UnitOptions {
  /** `deploy/systemd/….service`. */
  file: string
  instance: number
  /** The folder that stands for `/`, with `opt/tarapath` and `etc/tarapath`. */
  root: string
  log: string
}

/** Runs one instance of a unit file without systemd: its command, environment and restarts, but not its confinement. */
export function unitOf({ file, instance, root, log }: UnitOptions): Unit {
  const lines = readFileSync(file, 'utf8').replaceAll('%i', String(instance)).split('\n')
  const valueOf = (name: string) => lines.find((line) => line.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
  const [, script = ''] = /^\/usr\/bin\/node (\/\S+)$/.exec(valueOf('ExecStart')) ?? []
  const env = {
    ...environmentIn(valueOf('Environment').split(' ')),
    ...environmentIn(readFileSync(root + valueOf('EnvironmentFile'), 'utf8').split('\n')),
  }
  let child: ChildProcess | null = null
  let isWanted = false

  const run = (): void => {
    const started = spawn(process.execPath, [root + script], { cwd: '/', env })
    child = started
    for (const output of [started.stdout, started.stderr])
      output.on('data', (text: Buffer) => appendFileSync(log, text))
    started.on('exit', () => {
      child = null
      if (isWanted) setTimeout(() => isWanted && run(), Number(valueOf('RestartSec')) * 1000)
    })
  }
  return {
    start() {
      isWanted = true
      run()
    },
    async stop() {
      isWanted = false
      const running = child
      if (!running) return
      const ended = new Promise((resolve) => running.once('exit', resolve))
      running.kill('SIGTERM')
      await ended
    },
    kill: () => void child?.kill('SIGKILL'),
  }
}

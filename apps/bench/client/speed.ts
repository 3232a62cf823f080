import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { openTestBackend } from '@tarapath/backend-testing'
import { contestants } from './contestants.ts'

const ALONE = fileURLToPath(new URL('speed-alone.ts', import.meta.url))
const TURNS = 7

/**
 * CPU of a call divided by the CPU of a plain ky call, for each contestant: the median of turns. Each has a process of its own, as
 * it would have a page: together in one, each collects the garbage of the others. One thread collects it, because several that
 * wait for a busy core count as CPU.
 */
export async function speeds(): Promise<Map<string, number>> {
  const backend = await openTestBackend()
  const { body } = await backend.ask('GET', '/api/v1/astro/consultants/1/')
  await backend.close()
  const text = JSON.stringify(body)
  const cpuOf = (name: string): number =>
    Number(execFileSync(process.execPath, ['--single-threaded-gc', ALONE, name, text], { encoding: 'utf8' }))
  const ratios = new Map<string, number[]>(contestants.map(({ name }) => [name, []]))
  for (let turn = 0; turn < TURNS; turn += 1) {
    const used = contestants.map(({ name }) => [name, cpuOf(name)] as const)
    const ky = new Map(used).get('ky alone')!
    for (const [name, cpu] of used) ratios.get(name)!.push(cpu / ky)
  }
  return new Map([...ratios].map(([name, turns]) => [name, median(turns)]))
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}

import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { GENERATED } from './prepare-peers.ts'

/** Bundles source text as a file beside the generated clients, with the same settings for each contestant. */
export async function bundle(source: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: GENERATED, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    write: false,
    logLevel: 'silent',
  })
  return outputFiles[0]!.text
}

export const gzippedBytes = (text: string): number => gzipSync(text, { level: 9 }).length

/** Runs a bundle in this process. */
export const load = <Module>(text: string): Promise<Module> =>
  import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`) as Promise<Module>

import { runInNewContext } from 'node:vm'
import { build, type Rollup } from 'vite'
import { expect, test } from 'vitest'

/** Runs a production bundle of Vite, as an app of another team would have it, and returns what it sets. */
async function runBundle(code: string): Promise<unknown> {
  const entry = `${import.meta.dirname}/bundle-entry.js`
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    plugins: [
      {
        name: 'the entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    build: { write: false, minify: true, lib: { entry, formats: ['iife'], name: 'bundle' } },
  })) as Rollup.RollupOutput[]
  const sandbox = { seen: undefined as unknown }
  runInNewContext(result[0]?.output[0].code ?? '', sandbox)
  return sandbox.seen
}

test('both modes work in a production bundle that imports nothing but the function', async () => {
  const seen = await runBundle(`
    import { maskPhoneNumbers } from '@tarapath/masking-utils'
    globalThis.seen = [maskPhoneNumbers('98765 43210'), maskPhoneNumbers('98765-4321o', { mode: 'strict' })]
  `)
  expect(seen).toEqual(['**********', '**********'])
})

test('the conversation masker and the exact entry work in one too', async () => {
  const seen = await runBundle(`
    import { createConversationMasker } from '@tarapath/masking-utils'
    import { maskPhoneNumbers } from '@tarapath/masking-utils/exact'
    const masker = createConversationMasker()
    masker.mask({ id: 'a', sender: 'c', text: '98765', at: 0 })
    globalThis.seen = [maskPhoneNumbers('98765 43210'), masker.mask({ id: 'b', sender: 'c', text: '43210', at: 1 }).text]
  `)
  expect(seen).toEqual(['**********', '**********'])
})

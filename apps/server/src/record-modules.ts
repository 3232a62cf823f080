import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

// `node --import record-modules.ts main.ts` appends the URL of every loaded module to the file MODULE_LOG.
const file = process.env['MODULE_LOG']
if (file !== undefined)
  registerHooks({
    load(url, context, next) {
      appendFileSync(file, `${url}\n`)
      return next(url, context)
    },
  })

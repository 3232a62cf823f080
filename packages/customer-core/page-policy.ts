import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { bootScript, type FontFile } from './src/platform/boot-script.ts'
import { contentSecurityPolicy } from './src/platform/content-security-policy.ts'

/**
 * Writes the boot script into the page, and in a build the policy that allows it by its hash, because a static file has
 * no nonce of its own. The server adds `frame-ancestors`, which a meta element cannot contain.
 */
export function pagePolicy(assetsPath: string): Plugin {
  let isBuild = false
  let base = '/'
  let builtFont: (file: FontFile) => string
  return {
    name: 'tarapath:page-policy',
    configResolved(config) {
      isBuild = config.command === 'build'
      base = config.base
    },
    buildStart() {
      builtFont = (file) =>
        this.getFileName(this.emitFile({ type: 'asset', name: `${file}.woff2`, source: readFileSync(fontPath(file)) }))
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const fontUrl = (file: FontFile) => base + (isBuild ? builtFont(file) : `@fs${fontPath(file)}`)
        const script = bootScript({ assetsPath, fontUrl })
        const hash = createHash('sha256').update(script).digest('base64')
        const policy = isBuild ? policyElement(hash) : ''
        return html
          .replace('<!-- boot-script -->', `${policy}<script nonce="${hash}">${script}</script>`)
          .replace('<style', `<style nonce="${hash}"`)
      },
    },
  }
}

const fontPath = (file: FontFile): string => fileURLToPath(import.meta.resolve(`@tarapath/ui-kit/fonts/${file}.woff2`))

function policyElement(hash: string): string {
  // The nonce of a static page is no secret, so it allows styles only.
  const policy = contentSecurityPolicy({ scripts: `'self' 'sha256-${hash}'`, nonce: hash })
  return `<meta http-equiv="content-security-policy" content="${policy}" />`
}

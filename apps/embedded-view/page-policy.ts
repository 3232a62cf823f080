import { createHash } from 'node:crypto'
import { contentSecurityPolicy } from '@tarapath/customer-core/content-security-policy'
import { bootScript } from '@tarapath/customer-core/boot-script'
import type { Plugin } from 'vite'

/**
 * Writes the first script into the page, and in a build the policy that allows it by its hash: the files are static, so
 * there is no nonce. Whoever serves them adds `frame-ancestors`, which a meta element cannot carry.
 */
export function pagePolicy(assetsPath: string): Plugin {
  const script = bootScript(assetsPath)
  const hash = createHash('sha256').update(script).digest('base64')
  let building = false
  return {
    name: 'tarapath:page-policy',
    configResolved(config) {
      building = config.command === 'build'
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace('<!-- boot-script -->', `${building ? meta(hash) : ''}<script nonce="${hash}">${script}</script>`),
    },
  }
}

function meta(hash: string): string {
  // The nonce is no secret in a static page; it allows styles only.
  const policy = contentSecurityPolicy({ scripts: `'self' 'sha256-${hash}'`, nonce: hash })
  return `<meta http-equiv="content-security-policy" content="${policy}" />`
}

import { createHash } from 'node:crypto'
import { contentSecurityPolicy } from '@tarapath/customer-core/content-security-policy'
import { bootScript } from '@tarapath/customer-core/boot-script'
import type { Plugin } from 'vite'

/**
 * Writes the boot script into the page, and in a build the policy that allows it by its hash, because a static file has
 * no nonce of its own. The server adds `frame-ancestors`, which a meta element cannot contain.
 */
export function pagePolicy(assetsPath: string): Plugin {
  const script = bootScript(assetsPath)
  const hash = createHash('sha256').update(script).digest('base64')
  let isBuild = false
  return {
    name: 'tarapath:page-policy',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(
          '<!-- boot-script -->',
          `${isBuild ? policyElement(hash) : ''}<script nonce="${hash}">${script}</script>`,
        ),
    },
  }
}

function policyElement(hash: string): string {
  // The nonce of a static page is no secret, so it allows styles only.
  const policy = contentSecurityPolicy({ scripts: `'self' 'sha256-${hash}'`, nonce: hash })
  return `<meta http-equiv="content-security-policy" content="${policy}" />`
}

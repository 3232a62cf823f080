import { createHash } from 'node:crypto'
import { firstScript } from '@tarapath/customer-core/first-script'
import type { Plugin } from 'vite'

/**
 * Writes the first script into the page, and in a build the policy that allows it by its hash: the files are static, so
 * there is no nonce. Whoever serves them adds `frame-ancestors`, which a meta element cannot carry.
 */
export function pagePolicy(assetsPath: string): Plugin {
  const script = firstScript(assetsPath)
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
        html.replace(
          '<!-- first-script -->',
          `${building ? meta(hash) : ''}<script nonce="${hash}">${script}</script>`,
        ),
    },
  }
}

function meta(hash: string): string {
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    // A dialog's scroll lock writes a style element. The nonce is no secret in a static page; it opens styles only.
    `style-src 'self' 'nonce-${hash}'`,
    // React and Radix write style attributes; scripts stay strict.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
  return `<meta http-equiv="content-security-policy" content="${policy}" />`
}

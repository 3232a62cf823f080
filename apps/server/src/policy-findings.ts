import { CspEvaluator } from 'csp_evaluator'
import { Severity, Type } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'

// Only tests import this file.

const IN_META = /<meta http-equiv="content-security-policy" content="([^"]*)"/

/** What Google's CSP Evaluator finds in the policies of a page, which is more than a remark: "type: directive value". */
export async function policyFindings(page: Response): Promise<string[]> {
  const sent = page.headers.get('content-security-policy') ?? ''
  // A browser enforces both. No directive of ours is in both with different values, so together they are one policy.
  const written = IN_META.exec(await page.text())?.[1]
  const { csp } = new CspParser([sent, written].filter(Boolean).join('; '))
  return new CspEvaluator(csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ type, directive, value = '' }) => `${Type[type]}: ${directive} ${value}`.trimEnd())
}

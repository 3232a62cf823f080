import type { ConsultationHistoryItem } from '@tarapath/api-client/types'
import { data, type LoaderFunctionArgs } from 'react-router'
import { apiContext, loadScreen, signInContext } from '../platform/index.ts'
import { findInHistory } from './find-in-history.ts'

/** The consultation of a page's address. Null for a visitor; a consultation of nobody or of somebody else is a 404. */
export async function loadConsultation({
  params,
  context,
}: Pick<LoaderFunctionArgs, 'params' | 'context'>): Promise<ConsultationHistoryItem | null> {
  if (!context.get(signInContext).isSignedIn()) return null
  const item = await loadScreen(findInHistory(context.get(apiContext), Number(params['id'])))
  if (!item) throw data({ kind: 'not-found', reference: null, retryAfterSeconds: null }, { status: 404 })
  return item
}

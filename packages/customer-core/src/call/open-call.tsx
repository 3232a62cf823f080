import { useAtomValue } from 'jotai'
import { widgetAtom } from '../consultation/index.ts'
import { CallWidget } from './call-widget.tsx'
import { usePlaceCall } from './use-place-call.ts'

export default function OpenCall() {
  usePlaceCall()
  return useAtomValue(widgetAtom) === 'call' ? <CallWidget /> : null
}

import { expectTypeOf, test } from 'vitest'
import type { EndpointContext, Handler, Handlers, Input, Reply, SignedInContext } from './handler.ts'

test('the types of a handler come from its row', () => {
  expectTypeOf<Input<'getAstrologer'>['path']>().toEqualTypeOf<{ id: number }>()
  expectTypeOf<Input<'getMyIp'>['body']>().toEqualTypeOf<undefined>()
  expectTypeOf<Input<'requestLoginOtp'>['body']>().toEqualTypeOf<{
    phone_number: string
    country_code: string
    request_token?: string | undefined
  }>()
  expectTypeOf<Reply<'getMyIp'>>().toEqualTypeOf<{ ip: string }>()
  expectTypeOf<Parameters<Handler<'getMyProfile'>>[1]>().toEqualTypeOf<SignedInContext>()
  expectTypeOf<Parameters<Handler<'listRechargeAmounts'>>[1]>().toEqualTypeOf<EndpointContext>()
})

test('a group has its own endpoints and no others', () => {
  expectTypeOf<keyof Handlers<'payments'>>().toEqualTypeOf<
    'initiatePhonePePayment' | 'getPhonePeStatus' | 'listTipAmounts' | 'sendTip' | 'checkOrderPlacement'
  >()
})

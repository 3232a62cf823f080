import { expect, test } from 'vitest'
import { isPushService } from './push-service.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-pn1p.notify.windows.com/w/?token=abc',
])('%s belongs to a browser', (endpoint) => expect(isPushService(endpoint)).toBe(true))

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://fcm.googleapis.com@10.0.0.1/abc',
  'https://user:secret@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evilpush.apple.com.evil.example/abc',
  'https://notpush.apple.com/abc',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/abc',
  'file:///etc/passwd',
  'not an address',
])('%s is refused', (endpoint) => expect(isPushService(endpoint)).toBe(false))

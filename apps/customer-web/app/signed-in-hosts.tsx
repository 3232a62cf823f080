import AccountHost from '@tarapath/customer-core/account/account-host'
import CallHost from '@tarapath/customer-core/call/call-host'
import SessionHost from '@tarapath/customer-core/consultation/session-host'
import QueueHost from '@tarapath/customer-core/queue/queue-host'

/** What runs beside every page for a customer who is signed in. */
export default function SignedInHosts() {
  return (
    <>
      <AccountHost />
      <SessionHost />
      <CallHost />
      <QueueHost />
    </>
  )
}

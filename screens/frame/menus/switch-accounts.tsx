import { useEffect, useId, useState } from 'react'
import { noteAccountChange } from '../../api/session/account-changes.ts'
import { Skeleton } from '../../kit/ui/feedback/skeleton.tsx'
import { Link } from '../../kit/ui/link.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { useErrorText } from '../../kit/wording/use-error-text.ts'
import { useMarkRead } from './use-mark-read.ts'
import { useAccounts, useShortenAddress, useWallet } from './wallet.ts'

/** Button that opens the list of the signed-in user's accounts. The list is read again each time it opens. */
export function SwitchAccounts() {
  const t = useCopy()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const press = () => {
    if (!isOpen) noteAccountChange()
    setOpen(!isOpen)
  }
  return (
    <>
      <button type="button" className="menu-item" aria-expanded={isOpen} aria-controls={id} onClick={press}>
        {t('shell.nav.switch')}
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <AccountList />}
      </div>
    </>
  )
}

/**
 * List of accounts with their unread notifications, and the way to one with another address. Showing them marks them as
 * read.
 */
function AccountList() {
  const t = useCopy()
  const errorText = useErrorText()
  const shorten = useShortenAddress()
  const { data: wallet } = useWallet()
  const { data, error } = useAccounts()
  const [marked, mark] = useMarkRead()
  useEffect(() => {
    if (data) mark(data.flatMap(({ notifications }) => notifications))
  })
  if (error !== undefined) return <p className="menu-text">{errorText(error)}</p>
  if (!data) return <Skeleton lines={1} />
  return (
    <ul>
      {data.map(({ account, notifications }) => {
        const unread = notifications.filter(
          ({ uuid, status }) => status === 'UNREAD' || marked.has(uuid),
        ).length
        return (
          <li key={account.address}>
            <Link
              to="/dashboard"
              aria-current={account.address === wallet?.account.address ? 'true' : undefined}
            >
              {t('shell.accounts.account', {
                name: account.name,
                unread,
                address: shorten(account.address),
              })}
            </Link>
          </li>
        )
      })}
      <li>
        <Link to="/auth/logout">{t('shell.accounts.other')}</Link>
      </li>
    </ul>
  )
}

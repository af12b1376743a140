import { applicationPath, dateFormat, pacificZone, pathOf } from '#engine'
import type { WalletNotification } from '#generated/api'
import type { PageId } from '#generated/ids'
import type { Application } from '../applications/application.ts'
import { walletAddress } from '../applications/wallet-address.ts'
import { sentence } from '../tenants/sentence.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** Content of a notification. */
export interface ToldEvent {
  readonly uuid: string
  readonly created: string
  readonly title: string
  readonly description: string
  readonly isUnread: boolean
  /** Whether its matter is over: then it says of which day its words are. */
  readonly isOver?: boolean
  /** Its button: going on, or seeing where it stands. Undefined once its matter is over, or where no page is about it. */
  readonly button?: 'goOn' | 'see' | undefined
}

/** Formats the day of a notification, Pacific time. */
const dayOf = ({ locale }: Tenant, created: string): string =>
  dateFormat(locale, { month: 'short', day: 'numeric', timeZone: pacificZone }).format(new Date(created))

/** Notification about one of the owner's applications, and the page to which it leads. */
export interface ToldOf {
  readonly application: Application
  readonly told: ToldEvent
  readonly page?: PageId
}

/** Creates a notification about an application. Its button leads to a page of the application, or to the page that is due. */
export function toNotification(
  tenant: Tenant,
  { uuid, owner }: Pick<Application, 'uuid' | 'owner'>,
  { isUnread, isOver = false, button, ...told }: ToldEvent,
  page?: PageId,
): WalletNotification {
  const { pages } = tenant.journey.source
  const redirectPath = page === undefined ? applicationPath(pages, uuid) : pathOf(pages, page, { uuid })
  const { title, created } = told
  return {
    ...told,
    title: isOver ? sentence(tenant, 'server.notices.past', { day: dayOf(tenant, created), title }) : title,
    status: isUnread ? 'UNREAD' : 'READ',
    walletAddress: walletAddress(owner),
    ctas: button === undefined ? [] : [{ title: sentence(tenant, `server.notices.${button}`), redirectPath }],
  }
}

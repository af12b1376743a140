import { applicationPath, pathOf } from '#engine'
import type { WalletNotification } from '#generated/api'
import type { CopyKey, PageId } from '#generated/ids'
import type { Application } from '../applications/application.ts'
import { walletAddress } from '../applications/wallet-address.ts'
import { findSentence } from '../tenants/sentence.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** Content of a notification. */
export interface ToldEvent {
  readonly uuid: string
  readonly created: string
  readonly title: string
  readonly description: string
  readonly isUnread: boolean
  /** Whether it asks for nothing any more. */
  readonly isOver?: boolean
}

/** Notification about one of the owner's applications, and the page to which it leads. */
export interface ToldOf {
  readonly application: Application
  readonly told: ToldEvent
  readonly page?: PageId
}

/** Creates a notification about an application, with a link to a page of it or to the page that is due. */
export function toNotification(
  tenant: Tenant,
  { uuid, owner }: Pick<Application, 'uuid' | 'owner'>,
  { isUnread, isOver = false, ...told }: ToldEvent,
  page?: PageId,
): WalletNotification {
  const { pages } = tenant.journey.source
  return {
    ...told,
    status: isUnread ? 'UNREAD' : 'READ',
    walletAddress: walletAddress(owner),
    ctas: [
      {
        title: findSentence(tenant, `server.notices.${isOver ? 'see' : 'goOn'}` satisfies CopyKey) ?? '',
        redirectPath: page === undefined ? applicationPath(pages, uuid) : pathOf(pages, page, { uuid }),
      },
    ],
  }
}

import { applicationPath, pathOf } from '#engine'
import type { WalletNotification } from '#generated/api'
import type { CopyKey, PageId } from '#generated/ids'
import type { Application } from '../applications/application.ts'
import { findSentence } from '../tenants/sentence.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { walletAddress } from './wallet-address.ts'

/** What a notification says. */
export interface ToldEvent {
  readonly uuid: string
  readonly created: string
  readonly title: string
  readonly description: string
  readonly isUnread: boolean
  /** It asks for nothing any more. */
  readonly isOver?: boolean
}

/** A notification to somebody about an application, with the way to a page of it, or to where it stands. */
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

import type { LinkSession } from '#generated/api'
import type { LinkAdapter } from './link-adapter.ts'
import { PlaidPractice } from './plaid-practice.tsx'
import { PointservPractice } from './pointserv-practice.tsx'
import { PracticeWindow } from './practice-window.tsx'

/** Adapters by vendor. The sandbox uses practice windows; a vendor's real window replaces the line here. */
export const linkAdapters: Readonly<Record<LinkSession['vendor'], LinkAdapter>> = {
  PLAID: { Window: PlaidPractice },
  TRUV: { Window: PracticeWindow },
  POINTSERV: { Window: PointservPractice },
}

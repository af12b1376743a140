import type { LinkSession } from '#generated/api'
import type { LinkAdapter } from './link-adapter.ts'
import { PlaidPractice } from './plaid-practice.tsx'
import { PointservPractice } from './pointserv-practice.tsx'
import { PracticeWindow } from './practice-window.tsx'

/** The window of each vendor. The sandbox practises in its place; a vendor's own takes its line here. */
export const linkAdapters: Readonly<Record<LinkSession['vendor'], LinkAdapter>> = {
  PLAID: { Window: PlaidPractice },
  TRUV: { Window: PracticeWindow },
  POINTSERV: { Window: PointservPractice },
}

import type { FunnelPage, InsightsPage } from '#generated/api'
import { keepApart } from './small-groups.ts'

/** Returns pages that enough sessions saw. Exits are shown only if both those who left and those who went on are enough. */
export const showPages = (pages: readonly FunnelPage[], least: number): InsightsPage[] =>
  pages
    .filter(({ sessions }) => sessions >= least)
    .map(({ page, views, sessions, exits, timedViews, meanMs }) => {
      const [left] = keepApart(sessions, [exits], least)
      return {
        ...{ page, views, sessions },
        ...(left !== undefined && { exits: left }),
        ...(meanMs !== undefined && timedViews >= least && { meanMs }),
      }
    })

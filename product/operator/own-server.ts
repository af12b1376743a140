import { asText } from '#source'
import { CommandFailure } from '../../tools/commands/command-failure.ts'
import type { OwnServer } from '../../tools/plugin/plugin.ts'
import { PositionsUnreadable } from '../../tools/positions/position.ts'
import { DriveStopped } from '../drive/drive-stopped.ts'
import { loadFunnel, objectsOf } from './load-funnel.ts'
import { loadFromDatabase, loadFromServer } from './load-positions.ts'
import { defaultUrl } from './server-url.ts'

/** Positions and counts of a running server of this product, or of its database, for `journey why`, `diff` and `graph`. */
export const ownServer: OwnServer = {
  positions: async ({ url = defaultUrl, isDatabase, application }) => {
    try {
      return isDatabase ? loadFromDatabase(application) : await loadFromServer(url, application)
    } catch (error) {
      const otherwise = isDatabase ? ' A running sandbox is asked by its address, with --url.' : ''
      if (error instanceof PositionsUnreadable || error instanceof DriveStopped)
        throw new CommandFailure(2, error.message + otherwise)
      throw error
    }
  },
  counts: async ({ url = defaultUrl, tenant }) =>
    objectsOf((await loadFunnel(url, tenant)).states).map(({ state, reached, standing }) => ({
      state: asText(state),
      reached: Number(reached),
      standing: Number(standing),
    })),
}

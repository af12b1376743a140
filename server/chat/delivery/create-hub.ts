import type { ChatMessage } from '#generated/api'
import { inArray } from '../../database/drizzle.ts'
import { chatConversations } from '../../database/schema.ts'
import type { Services } from '../../services.ts'
import type { ChatLimits } from '../chat-limits.ts'
import { findConversation, findFaultOf, toStanding } from '../conversations/conversation.ts'
import { findOpenOf } from '../conversations/find-open-of.ts'
import type { FanOut, Notice } from '../fan-out/fan-out.ts'
import { closeCodes } from './connection.ts'
import { createReader } from './create-reader.ts'
import type { Hub } from './hub.ts'
import { type Room, Rooms } from './rooms.ts'

type HubServices = Pick<Services, 'database' | 'clock' | 'log'>

/** Creates the hub, which tracks who is connected to this server. Its limits come from flows/limits.json. */
export function createHub(services: HubServices, limits: ChatLimits, fanOut: FanOut): Hub {
  const rooms = new Rooms()
  const timers: NodeJS.Timeout[] = []
  const listeners: ((notice: Notice) => void)[] = []
  let isClosing = false
  const offer = (conversation: string, messages: readonly ChatMessage[]) => {
    for (const connection of rooms.get(conversation)?.connections ?? [])
      if (connection.offer(messages, () => reader.want(conversation))) reader.want(conversation)
  }
  const reader = createReader(services, rooms, limits.batchMessages, offer)

  const wake = (notice: Notice) => {
    const room = rooms.get(notice.conversation)
    if (room === undefined) return
    for (const waiter of [...room.waiters]) waiter(notice)
    if (notice.kind === 'STATE')
      void rooms.inTurn(notice.conversation, () => tellStanding(services, notice.conversation, room))
    else if (notice.kind !== 'MESSAGE') tellOthers(room, notice)
  }

  /** Handles a notice of something that happened on this server. */
  const tell = (notice: Notice) => {
    wake(notice)
    fanOut.publish(notice)
    for (const listener of listeners) listener(notice)
  }

  const hear = (notice: Notice) => {
    if (notice.kind === 'MESSAGE' && rooms.has(notice.conversation)) reader.want(notice.conversation)
    wake(notice)
  }

  /** Refreshes every conversation followed on this server, after notices may have been lost. */
  const hearAll = () => {
    for (const conversation of [...rooms.keys()]) {
      hear({ kind: 'MESSAGE', conversation })
      wake({ kind: 'STATE', conversation })
    }
  }

  return {
    deliver: (conversation, message) => {
      offer(conversation, [message])
      tell({ kind: 'MESSAGE', conversation })
    },
    notify: tell,
    tellSignedOut: async (identity) => {
      for (const conversation of await findOpenOf(services, identity)) tell({ kind: 'STATE', conversation })
    },
    listen: (listener) => void listeners.push(listener),
    join: (connection) => {
      const { connections } = rooms.enter(connection.conversation)
      connections.add(connection)
      return [...connections].filter(({ participant }) => participant === connection.participant).length
    },
    leave: (connection) => {
      rooms.get(connection.conversation)?.connections.delete(connection)
      rooms.tidy(connection.conversation)
    },
    inTurn: (conversation, work) => rooms.inTurn(conversation, work),
    catchUp: ({ conversation }) => reader.want(conversation),
    // No new wait begins while the server closes: it would delay the shutdown.
    waitFor: async (conversation, signal) => (isClosing ? undefined : rooms.waitFor(conversation, signal)),
    start: async () => {
      const onFault = (err: unknown) => services.log.warn({ err }, 'the chat cannot hear other servers')
      await fanOut.start({ onNotice: hear, onGap: hearAll, onFault })
      const look = () =>
        findMissing(services, rooms, reader.want, wake).catch((err: unknown) =>
          services.log.warn({ err }, 'chats could not be looked at'),
        )
      timers.push(setInterval(() => dropDead(rooms, 3 * limits.pingMs), limits.pingMs).unref())
      timers.push(setInterval(() => void look(), limits.expiryLookMs).unref())
    },
    sendAway: () => {
      isClosing = true
      for (const { waiters } of rooms.values()) for (const waiter of [...waiters]) waiter(undefined)
      for (const connection of rooms.connections()) connection.drop(closeCodes.goingAway, 'the server closes')
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      await fanOut.stop()
      await reader.settled()
    },
  }
}

function tellOthers(room: Room, notice: Exclude<Notice, { kind: 'MESSAGE' | 'STATE' }>): void {
  const { participant } = notice
  for (const connection of room.connections)
    if (connection.participant !== participant)
      connection.send(
        notice.kind === 'TYPING'
          ? { type: 'typing', participant }
          : { type: 'read', participant, sequence: notice.sequence },
      )
}

/** Sends the conversation's standing to everybody in a room, and disconnects those who are no longer participants. */
async function tellStanding(services: HubServices, conversation: string, room: Room): Promise<void> {
  const now = services.clock.now()
  const found = await findConversation(services.database.db, conversation, now).catch((err: unknown) => {
    services.log.warn({ err }, 'where a chat stands could not be read')
    return undefined
  })
  if (found === undefined) return
  for (const connection of room.connections) {
    const { participant } = connection
    if (findFaultOf(found, participant) !== undefined)
      connection.close(closeCodes.notAdmitted, 'no longer in the conversation')
    else connection.send({ type: 'state', standing: toStanding(found, participant, now) })
  }
}

/**
 * Drops connections that are silent for too long, even if the network seems up, and those that do not read, because they hold
 * memory.
 */
function dropDead(rooms: Rooms, patienceMs: number): void {
  const now = performance.now()
  for (const connection of rooms.connections())
    if (now - connection.heardAt > patienceMs) connection.drop(closeCodes.silent, 'nothing was heard')
    else if (connection.slowSince !== undefined && now - connection.slowSince > patienceMs)
      connection.drop(closeCodes.tooSlow, 'what is sent is not read')
}

/**
 * Finds messages whose notice was lost: a server may stop between a commit and its notice. Tells those who wait where they stand,
 * because their place in the queue changes with what happens in other conversations.
 */
async function findMissing(
  { database }: HubServices,
  rooms: Rooms,
  want: (conversation: string) => void,
  wake: (notice: Notice) => void,
): Promise<void> {
  const followed = [...rooms.keys()]
  for (let from = 0; from < followed.length; from += 1000) {
    const rows = await database.db
      .select({
        uuid: chatConversations.uuid,
        lastSequence: chatConversations.lastSequence,
        state: chatConversations.state,
      })
      .from(chatConversations)
      .where(inArray(chatConversations.uuid, followed.slice(from, from + 1000)))
    for (const { uuid, lastSequence, state } of rows) {
      if ((rooms.firstMissing(uuid) ?? lastSequence) < lastSequence) want(uuid)
      if (state === 'WAITING') wake({ kind: 'STATE', conversation: uuid })
    }
  }
}

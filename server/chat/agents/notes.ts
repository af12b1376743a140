import { randomUUID } from 'node:crypto'
import type { ChatNote } from '#generated/api'
import { asc, eq } from '../../database/drizzle.ts'
import { chatNotes } from '../../database/schema.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import { cleanText } from '../../validation/clean-text.ts'
import { chatLimits } from '../chat-limits.ts'
import { type ChatAgent, findForAgent } from './chat-agent.ts'

/** Stores a note of an agent for other agents. This also works after the end of a conversation. */
export async function addNote(
  services: Services,
  agent: ChatAgent,
  conversation: string,
  written: string,
): Promise<ChatNote> {
  await findForAgent(services, agent, conversation)
  const text = cleanText(written).trim()
  if (text === '') throw new Problem(422, 'CHAT_EMPTY')
  const { noteMaxLength: max } = chatLimits(services)
  const length = [...text].length
  if (length > max) throw new Problem(422, 'CHAT_TOO_LONG', { max, length })
  const note = { uuid: randomUUID(), conversation, agent: agent.identity, author: agent.name, text }
  const createdAt = services.clock.now()
  await services.database.db.insert(chatNotes).values({ ...note, createdAt })
  return toNote({ ...note, createdAt })
}

/** Lists the notes of a conversation, the oldest first. */
export async function listNotes(
  services: Services,
  agent: ChatAgent,
  conversation: string,
): Promise<readonly ChatNote[]> {
  await findForAgent(services, agent, conversation)
  const rows = await services.database.db
    .select()
    .from(chatNotes)
    .where(eq(chatNotes.conversation, conversation))
    .orderBy(asc(chatNotes.createdAt))
  return rows.map(toNote)
}

const toNote = ({ uuid, author, text, createdAt }: typeof chatNotes.$inferSelect): ChatNote => ({
  id: uuid,
  author,
  text,
  createdAt: createdAt.toISOString(),
})

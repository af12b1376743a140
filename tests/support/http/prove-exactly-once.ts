import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import type { ChatMessage, ChatStarted } from '#generated/api'
import { ChatTalker } from './chat-talker.ts'

export interface Fleet {
  readonly servers: () => readonly string[]
  /** Closes a server and opens another one on the same database. */
  readonly restart: () => Promise<void>
}

interface Sides {
  readonly applicant: Pick<ChatStarted, 'token'>
  readonly agent: Pick<ChatStarted, 'token'>
}

const perSide = 100
const everyFile = 10
const everyCut = 10

/**
 * Runs a conversation while each side's connection is cut ten times and its servers are restarted twice. Expects each
 * message to reach both sides once and in order.
 */
export async function proveExactlyOnce(fleet: Fleet, sides: Sides, seed: number): Promise<void> {
  const random = createRandom(seed)
  const talkers = {
    applicant: new ChatTalker(sides.applicant, fleet.servers, random),
    agent: new ChatTalker(sides.agent, fleet.servers, random),
  }
  const both = [talkers.applicant, talkers.agent]
  const runs = both.map((talker) => talker.run())
  await Promise.all([
    ...Object.entries(talkers).map(([name, talker]) => talk(name, talker, random)),
    restartTwice(fleet, random),
  ])
  await until(() => both.every((each) => each.isHeard && each.received.length === 2 * perSide))
  for (const talker of both) talker.stop()
  await Promise.all(runs)
  expect(both.flatMap(({ faults }) => faults)).toEqual([])
  expect(talkers.applicant.received).toEqual(talkers.agent.received)
  expect(talkers.agent.received.map(({ sequence }) => sequence)).toEqual(numbers(2 * perSide))
  for (const name of Object.keys(talkers))
    expect(textsOf(talkers.agent.received, name)).toEqual(numbers(perSide).map((count) => `${name} ${count}`))
  const files = talkers.agent.received.filter(({ attachments }) => attachments.length > 0)
  expect(files).toHaveLength((2 * perSide) / everyFile)
}

async function talk(name: string, talker: ChatTalker, random: () => number): Promise<void> {
  for (const count of numbers(perSide)) {
    if (count % everyFile === 0) await talker.sayWithFile(`${name} ${count}`, Buffer.from(`file ${count}`))
    else talker.say(`${name} ${count}`)
    if (count % everyCut === 0) await talker.cut()
    await pause(random() * 60)
  }
}

async function restartTwice(fleet: Fleet, random: () => number): Promise<void> {
  for (let times = 0; times < 2; times += 1) {
    await pause(400 + random() * 600)
    await fleet.restart()
  }
}

const textsOf = (messages: readonly ChatMessage[], name: string) =>
  messages.flatMap(({ text }) => (text.startsWith(`${name} `) ? [text] : []))

const numbers = (most: number) => Array.from({ length: most }, (_, index) => index + 1)

async function until(isTrue: () => boolean): Promise<void> {
  const end = Date.now() + 60_000
  while (!isTrue()) {
    if (Date.now() > end) throw new Error('Not everything came within a minute.')
    await pause(20)
  }
}

/** Creates a generator of numbers between 0 and 1 that a seed repeats (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

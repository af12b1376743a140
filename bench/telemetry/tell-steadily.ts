import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import type { TelemetrySession, TelemetrySessionKey } from '#generated/api'
import { pageView, sessionRequest } from '../../tests/support/backend/telemetry-client.ts'
import type { Load } from '../server/read-steadily.ts'

export interface ToldLoad {
  /** Milliseconds until each event was acknowledged. */
  readonly took: readonly number[]
  readonly refused: number
}

interface Order extends Load {
  readonly server: string
  readonly browsers: number
}

/**
 * Lets browsers, each with its own address and session, send page views in turn at an even pace. Runs in a thread of
 * its own, so that it does not disturb other measurements. Every browser opens its session before the first event;
 * `opened` resolves then.
 */
export function tellSteadily(order: Order) {
  const worker = new Worker(import.meta.filename, { workerData: order })
  const opened = Promise.withResolvers<void>()
  const told = Promise.withResolvers<ToldLoad>()
  worker.on('message', (message: ToldLoad | typeof allOpened) =>
    message === allOpened ? opened.resolve() : told.resolve(message),
  )
  worker.once('error', (error) => {
    opened.reject(error)
    told.reject(error)
  })
  return { opened: opened.promise, told: told.promise }
}

const allOpened = 'opened'

const base = '/service-telemetry/ft/external'
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

interface TellingBrowser {
  readonly address: string
  readonly sessionKey: TelemetrySessionKey
}

async function tellAll({ server, browsers, perSecond, seconds }: Order): Promise<ToldLoad> {
  const telling = await Promise.all(
    Array.from({ length: browsers }, (_, index) => open(server, `172.31.${index >> 8}.${index & 255}`)),
  )
  parentPort?.postMessage(allOpened)
  const began = performance.now()
  const told: Promise<{ readonly ms: number; readonly isKept: boolean }>[] = []
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = began + (index * 1000) / perSecond
    if (due > performance.now()) await pause(due - performance.now())
    const browser = telling[index % telling.length]
    if (browser) told.push(tell(server, browser))
  }
  const all = await Promise.all(told)
  agent.destroy()
  return { took: all.map(({ ms }) => ms), refused: all.filter(({ isKept }) => !isKept).length }
}

async function open(server: string, address: string): Promise<TellingBrowser> {
  const { text } = await post(`${server}${base}/session`, address, sessionRequest())
  const { sessionKey }: TelemetrySession = JSON.parse(text)
  return { address, sessionKey }
}

async function tell(server: string, { address, sessionKey }: TellingBrowser) {
  const began = performance.now()
  const { status } = await post(`${server}${base}/event`, address, pageView(sessionKey))
  return { ms: performance.now() - began, isKept: status === 204 }
}

interface Answer {
  readonly status: number | undefined
  readonly text: string
}

function post(url: string, address: string, body: object): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
  const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
    let text = ''
    answer.on('data', (chunk) => {
      text += chunk
    })
    answer.once('end', () => resolve({ status: answer.statusCode, text }))
  })
  sent.once('error', reject)
  sent.end(JSON.stringify(body))
  return promise
}

if (parentPort !== null && typeof workerData?.server === 'string') {
  // Only `tellSteadily` starts this thread.
  parentPort.postMessage(await tellAll(workerData as Order))
}

import { randomInt } from 'node:crypto'
import { loadSource, type Source, tenantCodes, tenantJourney } from '#source'
import type { AskedScreen, Preview, Screen } from '../../tools/plugin/preview.ts'
import { addressOf } from '../../tools/scenario/road-pages.ts'
import { BorrowerClient } from '../drive/borrower-client.ts'
import { DriveStopped } from '../drive/drive-stopped.ts'
import { callingFrom, overHttp } from '../drive/transport.ts'
import { isBuilt } from './built-pages.ts'
import { driveWay } from './drive-way.ts'
import { type OwnProduct, type Pages, startProduct } from './own-product.ts'
import { situationsOf, visitor, type Way } from './situations.ts'

interface Driven {
  readonly person: BorrowerClient
  readonly version: unknown
}

/** Screens of the product in a folder, by its own server: started with the first screen, ended by `close`. */
export function openPreview(dir: string): Preview {
  const ending = new AbortController()
  let product: { readonly pages: Pages; readonly running: Promise<OwnProduct> } | undefined
  let doing = ''
  let source: Source | undefined
  const driven = new Map<string, Driven>()
  const read = () => {
    source = loadSource(dir, source === undefined ? {} : { before: source })
    return source
  }
  const pagesOf = (all: Source, lender: string) => tenantJourney(all, lender).source.pages

  const pages = (): Pages => (isBuilt(dir) ? 'BUILD' : 'SOURCES')

  async function startAfter(before: Promise<OwnProduct> | undefined, from: Pages): Promise<OwnProduct> {
    await (await before?.catch(() => undefined))?.close()
    driven.clear()
    doing =
      from === 'BUILD'
        ? 'Starting the product: it reads the flows and opens a database of its own…'
        : 'Starting the product from its sources, because its pages are not built from them as they are. That takes a while; `npm run build` makes it quick…'
    return startProduct(dir, from, ending.signal)
  }

  function start(): Promise<OwnProduct> {
    const from = pages()
    if (product?.pages === from) return product.running
    const running = startAfter(product?.running, from).catch((error) => {
      product = undefined
      throw error
    })
    product = { pages: from, running }
    return running
  }

  async function personFor({ lender, situation, isAnew }: AskedScreen, way: Way, url: string) {
    const key = `${lender} ${situation}`
    const known = driven.get(key)
    if (!isAnew && known !== undefined && (await isAsLeft(known))) return known.person
    const origin = `10.2.${randomInt(256)}.${randomInt(256)}`
    const borrower = new BorrowerClient(callingFrom(origin, overHttp(url)))
    const person = await driveWay(borrower, tenantJourney(read(), lender), way, dir, ({ page }) => {
      doing = `Bringing an applicant of ${lender} there, who is on ${page}…`
    })
    driven.set(key, { person, version: way.isSigner ? undefined : (await person.status()).version })
    return person
  }

  return {
    start: async () => void (await start()),
    run: pages,
    doing: () => doing,
    situations: (page) => {
      const all = read()
      const [lender = ''] = tenantCodes(all)
      return situationsOf(all, pagesOf(all, lender), page, dir)
    },
    open: async (asked): Promise<Screen> => {
      const { lender, page, situation } = asked
      const all = read()
      if (!tenantCodes(all).includes(lender))
        throw new Error(`"${lender}" is a group: its screens are those of its lenders. Choose one of them.`)
      const { url } = await start()
      const own = pagesOf(all, lender)
      const at = (path: string, uuid: string) => `${url}${addressOf(own, path, uuid)}?org=${lender}`
      if (situation === visitor.id) return { url: at(page, ''), storage: {} }
      const way: Way = JSON.parse(situation)
      const { token = '', applicationUuid } = await personFor(asked, way, url)
      const storage = { jwt: token, ...(!way.isSigner && { heloc_uuid: applicationUuid }) }
      return { url: at(way.path, applicationUuid), storage }
    },
    close: async () => {
      ending.abort()
      const running = await product?.running.catch(() => undefined)
      product = undefined
      await running?.close()
    },
  }
}

/** Whether an application still is where it was driven to, and its applicant signed in. */
async function isAsLeft({ person, version }: Driven): Promise<boolean> {
  if (version === undefined) return false
  try {
    return (await person.status()).version === version
  } catch (error) {
    if (error instanceof DriveStopped) return false
    throw error
  }
}

import { attempt } from '../kit/storage/attempt.ts'
import { places, type StoragePlace } from './places.ts'

/** Reads a stored text. Undefined if there is none, or if the browser forbids storage (private windows may). */
export function findStored(place: StoragePlace): string | undefined {
  return attempt(() => area(place).getItem(places[place].key) ?? undefined)
}

export function saveStored(place: StoragePlace, value: string): void {
  attempt(() => area(place).setItem(places[place].key, value))
}

export function removeStored(place: StoragePlace): void {
  attempt(() => area(place).removeItem(places[place].key))
}

/** Returns the storage area of a place. Throws if the browser forbids it. */
export function area(place: StoragePlace): Storage {
  return places[place].area === 'local' ? window.localStorage : window.sessionStorage
}

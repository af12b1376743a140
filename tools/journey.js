#!/usr/bin/env node
// @ts-check
// Read by whatever Node somebody has, so that an old one says what is needed: nothing newer than Node 20 stands here.
import { readFileSync } from 'node:fs'

/** @type {{ engines: { node: string } }} */
const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const [, least = ''] = /(\d+\.\d+)/.exec(engines.node) ?? []

if (isOlder(process.versions.node, least)) {
  console.error(
    `journey needs Node ${least} or newer, and this is Node ${process.versions.node}. Run it by "npx journey": after "npm ci" that takes the Node of node_modules. Or install a newer one from nodejs.org.`,
  )
  process.exitCode = 2
} else await import('./run-journey.js')

/**
 * Whether a version is lower than another, by their first two numbers.
 *
 * @param {string} version
 * @param {string} other
 */
function isOlder(version, other) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [leastMajor = 0, leastMinor = 0] = other.split('.').map(Number)
  return major < leastMajor || (major === leastMajor && minor < leastMinor)
}

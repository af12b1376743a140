import fc from 'fast-check'

// A test that passes once passes on every machine; `SEED=$RANDOM npm run unit` tries other values.
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) })

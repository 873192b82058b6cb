import type { Reading, Station } from './store'

const hour = 3_600_000

/** The weather at a station at any moment: made of waves, so that the same moment always gives the same reading. */
export function readingAt(station: Station, at: Date): Reading {
  const [longitude, latitude] = station.position
  const hours = at.getTime() / hour
  const solarHour = (hours + longitude / 15) % 24
  const wobble = (period: number, offset: number) => Math.sin((2 * Math.PI * (hours + offset * latitude)) / period)

  const warmth = 24 - 0.32 * latitude - 0.0062 * station.elevation_m
  const afternoon = Math.cos((2 * Math.PI * (solarHour - 15)) / 24)
  const front = wobble(77, 3)
  const wetness = Math.max(0, front + 0.4 * wobble(11, 5) - 0.5)
  return {
    station_id: station.id,
    at: at.toISOString(),
    temperature_c: round(warmth + 3.5 * afternoon - 2.5 * front, 1),
    humidity_pct: round(clamp(72 - 9 * afternoon + 16 * front, 15, 100), 0),
    wind_ms: round(clamp(5 + station.elevation_m / 900 + 3 * wobble(29, 7) + 3 * front, 0, 60), 1),
    pressure_hpa: round(1013.2 - station.elevation_m * 0.112 - 9 * front, 1),
    rain_mm: round(6 * wetness, 1),
  }
}

export function round(value: number, digits: number): number {
  const rounded = Number(value.toFixed(digits))
  return rounded === 0 ? 0 : rounded
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}

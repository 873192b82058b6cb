/** Pieces of schema that several tools share. */
export const stationId = {
  type: 'string',
  pattern: '^ST-[0-9]{3}$',
  description: 'Id of a station, as list_stations gives it.',
  examples: ['ST-001', 'ST-003'],
}

export const noteId = {
  type: 'string',
  pattern: '^N-[0-9]{4}$',
  description: 'Id of a note, as search_notes gives it.',
  examples: ['N-0003'],
}

export const metric = {
  type: 'string',
  oneOf: [
    { const: 'temperature_c', title: 'Temperature (°C)' },
    { const: 'humidity_pct', title: 'Humidity (%)' },
    { const: 'wind_ms', title: 'Wind (m/s)' },
    { const: 'pressure_hpa', title: 'Air pressure (hPa)' },
    { const: 'rain_mm', title: 'Rain (mm)' },
  ],
  description: 'What was measured.',
}

export const period = {
  description: 'Which readings to look at.',
  oneOf: [
    {
      title: 'Between dates',
      type: 'object',
      properties: {
        from: { type: 'string', format: 'date', description: 'First day, in UTC.', examples: ['2026-11-02'] },
        to: { type: 'string', format: 'date', description: 'Last day, included.', examples: ['2026-11-08'] },
      },
      required: ['from', 'to'],
      additionalProperties: false,
    },
    {
      title: 'Last days',
      type: 'object',
      properties: {
        days: { type: 'integer', minimum: 1, maximum: 31, default: 7, description: 'How many days, counted back from the newest reading.' },
      },
      required: ['days'],
      additionalProperties: false,
    },
  ],
}

import fc from 'fast-check';

// A run is green or red by what the code does, not by the cases it happened to draw. PROPERTY_SEED draws others.
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) });

import { ServicesContext, type Services } from '../../features/services.ts';
import { LayersContext } from '../../ui/dialogs/use-layer.ts';
import { App } from './app.tsx';

/** The whole app on these services. */
export function Placard({ services }: { services: Services }) {
  return (
    <ServicesContext value={services}>
      <LayersContext value={services.layers}>
        <App />
      </LayersContext>
    </ServicesContext>
  );
}

/** Spanish subject words; see en.ts. */
export const es = `
@@: el, la, los, las, un, una, unos, y, con, del, al, para, por, en, dos, tres, nuestro, nuestra, su, que, como, de, se, o, a, sin, sobre, contra, entre, este, esta, nuevo, nueva, nuevos
@?: correo, sobre, invitación, carta, cartas, calendario, cita, fecha, lista, formulario, encuesta, hora, tiempo, informe, cifras, trimestre, ingresos, ruta, documento, certificado, ubicación, dirección, lugar, hoja de ruta, objetivo, meta, camino, anuncio, publicidad, discurso, entrevista, mensaje, preguntas, conversación, diálogo, clase, curso, profesor, equipo, grupo, comunidad, amigos, gente, público, festival, reunión, junta, conferencia, asamblea, comité, persona, hombre, mujer, factura, empleo, oferta, precio, precios, presupuesto, vale, billete, torneo, campeonato, premio, noche, campo, campos, planta, plantas, primavera, verano, vacaciones, rock, máquina, página web, llamada, teléfono, móvil, mano, manos, ayuda, cuidado, puerta, entrada, tienda, comercio, luz, foto, red, redes, círculo, arte, idiomas, mundo, tierra, estudiante, universidad, fiesta, juego, parque, puerto, trabajo, empresa, proyecto, negocio, formación, taller, encuentro, juntos, bienvenida, cultura, pueblo, barrio, casa, pan, señal, trabajo de oficina, piso, digital, datos, mono, hogar
@-: s, es, as=o, a=o, ces=z, itos=o, itas=a, ito=o, ita=a
apple: manzana, manzanas, sidra
lemon: limón, limones, limonada, naranja
cherries: cereza, cerezas
strawberry: fresa, fresas, frambuesa
grapes: uva, uvas, viñedo, vendimia
tomato: tomate, tomates
carrot: zanahoria, zanahorias
pumpkin: calabaza, halloween
mushroom: seta, setas, champiñón, hongo
bread: pan, barra de pan, masa madre
loaves: panadería, panes, panadero
croissant: cruasán, bollería
cake: pastel, tarta, postre, repostería
iceCream: helado, helados, heladería
pizza: pizza
burger: hamburguesa, bocadillo
cheese: queso, quesos
egg: huevo, huevos, sartén, desayuno
fish: pescado, pez, peces, pesca, marisco
soup: sopa, caldo, guiso, lentejas
salad: ensalada, vegano, vegetariano
radishes: rábano, rábanos
vegetables: verdura, verduras, hortalizas, fruta, frutas, comestibles, cesta de verduras
coffee: café, taza, taza de café, cafetería
tea: té, tetera
wine: vino, vinos, copa de vino, bodega
beer: cerveza, cervecería
bottle: botella, agua potable
cocktail: cóctel, bebida, bebidas
table: cena, mesa larga, mesa puesta, banquete, restaurante
lunchBox: fiambrera, tupper
flower: flor, flores, floristería
tulips: tulipán, tulipanes, ramo, florero, jarrón
sunflower: girasol, girasoles
rose: rosa, rosas
meadow: pradera, primavera, prado
leaf: hoja, hojas, fotosíntesis
fern: helecho, helechos, hierbas
branch: rama, ramas, ramita
tree: árbol, árboles, roble
forest: bosque, bosques, pinos
cactus: cactus
pottedPlant: planta, plantas, maceta
sprout: brote, semilla, semillas, plántula
wheat: trigo, cosecha, cereales
wreath: corona de flores, corona de adviento
cat: gato, gatos, gata, gatito, gato negro
dog: perro, perros, cachorro
bird: pájaro, ave
birds: dos pájaros, pájaros, aves, palomas
owl: búho, lechuza
hen: gallina, pollo, gallo
duck: pato, patos, cisne
fox: zorro
bear: oso, osos
rabbit: conejo, conejos, liebre
sheep: oveja, ovejas, cordero, cabra
cow: vaca, vacas, leche
pig: cerdo, cerdos
horse: caballo, caballos, equitación
butterfly: mariposa, mariposas
bee: abeja, abejas, miel
snail: caracol
turtle: tortuga
whale: ballena, delfín
elephant: elefante
mouse: ratón
hedgehog: erizo
paw: pata, huella, veterinario
caterpillar: oruga, lombriz, insectos
mountain: montaña, montañas, cumbre, senderismo, excursión a pie, sierra
hills: colina, colinas, valle
sea: mar, océano, olas, marea, costa
beach: playa, verano, vacaciones
lake: lago, laguna
river: río, arroyo
desert: desierto, dunas
island: isla, palmera
waterfall: cascada, catarata
path: camino, sendero, encrucijada, carretera
cave: cueva
field: campo, campos, granja, agricultura
sun: sol, soleado
moon: luna, noche, buenas noches
stars: estrella, estrellas
cloud: nube, nubes, tiempo meteorológico
rain: lluvia, ciclo del agua
storm: tormenta, rayo, apagón
snow: nieve, invierno, copo de nieve
rainbow: arcoíris, arco iris
wind: viento
season: otoño, estación del año, estaciones
waterDrop: gota, gotas, agua, gotas de agua, gota de agua
planet: planeta, espacio, universo
city: ciudad, rascacielos, inmobiliaria
houses: casas, calle, pueblo, barrio, vecinos
bridge: puente, puentes
lighthouse: faro
church: iglesia, capilla, parroquia
museum: museo, exposición, ayuntamiento, galería, tribunal
shop: tienda, comercio, escaparate
market: mercado, mercadillo, puesto, feria
factory: fábrica, industria, almacén
castle: castillo, caballero
streetLamp: farola
trafficLight: semáforo, tráfico
trafficCone: cono, obras
sign: señal, letrero
noEntry: prohibido aparcar, prohibido
playground: parque infantil, columpio, guardería
fountain: fuente, plaza
bench: banco del parque, parque
key: llave, contrato de alquiler, llavero
house: casa, hogar, vivienda, piso, alquiler, tejado
cottage: cabaña, casa rural, casa junto al lago
door: puerta, entrada, portón
window: ventana, cortina
lamp: lámpara, luz
chair: silla, mueble, muebles
sofa: sofá, salón
meeting: reunión, junta, conferencia, asamblea, comité, acta de la reunión, acta de reunión
roundTable: mesa redonda
bed: cama, hotel, dormitorio, dormir, dormimos, sueño, insomnio
bath: baño, bañera, ducha, duchas
faucet: grifo, fontanero, fontanería, fuga de agua
bucket: cubo, balde
broom: escoba, limpieza
kettle: hervidor
plug: enchufe, electricidad, fuera de servicio
candle: vela, velas, luto
clock: reloj, hora, tiempo
alarmClock: despertador, plazo
boxes: caja, cajas, mudanza, paquete, mudarse
handTruck: carretilla
towel: toalla
laundry: ropa, colada, camiseta, tela, moda
keys: llaves, normas de la casa, piso compartido, normas de la comunidad
garden: jardín, jardinería, huerto
bicycle: bicicleta, bici, ciclismo
bikes: bicicletas, bicis
car: coche, coches, automóvil, taxi
van: furgoneta
truck: camión, camiones, reparto, entrega
bus: autobús, excursión escolar
train: tren, tranvía, estación de tren, metro
plane: avión, vuelo, aeropuerto, viaje
sailboat: velero, vela de barco
ship: buque, transbordador, puerto, crucero
boat: barco, barca, canoa
paperBoat: barco de papel
rocket: cohete, lanzamiento
balloon: globo aerostático
scooter: moto, escúter
suitcase: maleta, equipaje
mapPin: ubicación, dirección, lugar, chincheta
map: mapa, ruta
compass: brújula
anchor: ancla
tent: tienda de campaña, acampada
campfire: hoguera, fuego, barbacoa
backpack: mochila, mochilas
laptop: ordenador, portátil, computadora, página web, programa informático
desk: escritorio, oficina
terminal: código, programación
phone: teléfono, móvil, llamada
envelope: sobre, correo, invitación
letter: carta, cartas, carta de renuncia, carta de recomendación
calendar: calendario, cita, fecha
clipboard: lista, formulario, encuesta
pen: pluma, bolígrafo, firma, contrato
pencil: lápiz, cuaderno, deberes
ledger: contabilidad, factura, impuestos
briefcase: maletín, empleo, trabajo de oficina, carta de presentación
chart: gráfico, gráficos, estadística, informe, cifras
growth: crecimiento, ventas, ingresos, trimestre
milestones: hito, hitos, hoja de ruta
stamp: sello
printer: impresora, imprenta
handshake: apretón de manos, acuerdo, colaboración, negociación
document: documento, certificado
shield: escudo, protección, seguridad, seguro
book: libro, lectura, novela, cuento
books: libros, biblioteca
shelf: estante, estantería
globe: globo terráqueo, mundo, tierra, idiomas
blackboard: pizarra, escuela, clase, curso, profesor, colegio
graduation: graduación, universidad, estudiante
ruler: regla, matemáticas, arquitecto
crayons: lápices de colores, colorear
microscope: microscopio, biología, laboratorio, investigación
flask: matraz, química, experimento, ciencia
testTubes: probeta
atom: átomo, física
dna: adn, genética
magnet: imán
telescope: telescopio
lightbulb: bombilla, idea, ideas, innovación
gears: engranaje, engranajes, máquina
magnifier: lupa, búsqueda
puzzle: rompecabezas, juego
microchip: microchip, electrónica, inteligencia artificial
heart: corazón, amor, donación, gracias, día de la madre, san valentín
heartbeat: latido, salud
stethoscope: estetoscopio, médico, enfermera, enfermero
firstAid: primeros auxilios, botiquín, accidente, emergencia
hospital: hospital, clínica
pills: pastillas, medicina, farmacia
tooth: diente, dentista
bandage: tirita, venda
hands: dos manos, manos, mano, ayuda, cuidado
raisedHands: manos levantadas, votación, voluntarios, elección
yoga: yoga, meditación, estrés, relajación, bienestar
football: fútbol, balón
basketball: baloncesto
tennis: tenis, raqueta
shoe: zapatilla, zapatillas, carrera, maratón, zapato
dumbbell: mancuerna, mancuernas, pesas, gimnasio
trophy: trofeo, torneo, campeonato, premio
medal: medalla
swimmer: nadador, nadadora, natación
pool: piscina
target: diana, objetivo, meta
ski: esquí
chess: ajedrez
guitar: guitarra
electricGuitar: guitarra eléctrica, rock
trumpet: trompeta, orquesta, jazz
piano: piano
drum: tambor
violin: violín
notes: música, canción, coro, concierto
microphone: micrófono, discurso, entrevista
vinyl: vinilo, disco
headphones: auriculares
radio: radio
speaker: altavoz
dance: baile, danza, bailar
theater: teatro, ópera
palette: paleta, pintura, arte
camera: cámara, foto, fotografía
film: película, cine
paintRoller: rodillo de pintura, pintor, recién pintado, reforma
brush: pincel
hammer: martillo, construcción
wrench: llave inglesa, reparación, mantenimiento
saw: sierra, carpintería
handPlane: cepillo de carpintero
scissors: tijeras, peluquería, peine
shears: tijeras de podar, jardinero, poda
sewing: costura, aguja, hilo
wool: lana, ovillo
pottery: cerámica, alfarería, barro
toolbox: caja de herramientas, herramientas, herramienta
screwdriver: destornillador
cable: cable, electricista, interruptor
ladder: escalera de mano
wateringCan: regadera
shovel: pala
gloves: guantes
person: persona, hombre, mujer
people: gente, equipo, grupo, comunidad, amigos
crowd: multitud, público, festival
family: familia
couple: pareja, novios
child: niño, niña, niños
baby: bebé, nacimiento, bautizo
teddy: oso de peluche, peluche, juguetes
rings: anillos, boda, alianzas
birthday: cumpleaños
balloons: globos, felicitaciones
gift: regalo, regalos
christmas: navidad, árbol de navidad
lantern: farolillo, farolillos, linterna
fireworks: fuegos artificiales, año nuevo
bunting: guirnalda, banderines, fiesta, carnaval, verbena
easterEgg: pascua, huevo de pascua
snowman: muñeco de nieve
partyHat: confeti
toast: brindis, champán, cava
crown: corona, rey, reina
mask: máscara, disfraz
speech: bocadillo de diálogo, conversación, diálogo, mensaje, preguntas, comunicación
megaphone: megáfono, anuncio, publicidad
flag: bandera, revolución, independencia
recycle: reciclaje, residuos, basura
coins: monedas, moneda, dinero, precio, precios, presupuesto
piggyBank: hucha, ahorro
banknotes: billetes de banco, préstamo
wallet: cartera, monedero
card: tarjeta de crédito
scales: balanza, justicia, derecho, abogado
tag: etiqueta, rebajas, descuento, oferta, liquidación
cart: carrito, supermercado
bag: bolsa, bolso, compras
voucher: vale, cupón, billete, entrada de concierto
robot: robot
server: servidor
wifi: wifi, internet
lock: candado, contraseña, ciberseguridad, seguridad informática
phishing: suplantación, estafa
network: red, redes
solar: panel solar, solar
windTurbine: aerogenerador, energía
battery: batería, pila
satellite: satélite
hourglass: reloj de arena, espera
umbrella: paraguas, sombrilla
sunglasses: gafas de sol, gafas
shell: concha
hat: sombrero
circles: círculos
shapes: formas, cuadrado, círculo
contours: curvas de nivel
loops: bucles
staircase: escalera, escaleras
bell: campana, timbre
hook: anzuelo, gancho
lion: león, leones
tiger: tigre, tigres
panda: panda gigante, oso panda, bambú
monkey: mono, monos, gorila, chimpancé
giraffe: jirafa, jirafas
zebra: cebra, cebras
kangaroo: canguro, canguros
rhinoceros: rinoceronte, rinocerontes
camel: camello, camellos
deer: ciervo, reno, alce
frog: rana, ranas, sapo
snake: serpiente, serpientes
lizard: lagarto, lagartija, camaleón, reptil, reptiles
eagle: águila, águilas, halcón
penguin: pingüino, pingüinos
squirrel: ardilla, ardillas
dinosaur: dinosaurio, dinosaurios
ladybug: mariquita, mariquitas, escarabajo
mosquito: mosquito, mosquitos, malaria
seahorse: caballito de mar
volcano: volcán, volcanes, lava
pyramid: pirámide, pirámides, faraón, antiguo egipto
temple: templo, templos, acrópolis, antigua grecia
mosque: mezquita, mezquitas, minarete, islam, ramadán
eiffelTower: torre eiffel, parís
colosseum: coliseo, antigua roma, imperio romano, gladiador, roma
statue: estatua, estatuas, escultura, busto, renacimiento, filosofía
iceberg: iceberg, icebergs, glaciar, glaciares, antártida, ártico, cambio climático, calentamiento global
comet: cometa, cometas, asteroide, meteorito
brain: cerebro, sistema nervioso, psicología
lungs: pulmón, pulmones, respiración, asma
stomach: estómago, intestino, intestinos, digestión
eye: ojo, ojos, óptica
ear: oído, oídos, oreja, orejas
bone: hueso, huesos, articulación
skull: calavera, calaveras, cráneo, esqueleto, pirata, piratas
virus: virus, bacteria, bacterias, microbio, infección, gripe
cell: célula, células, mitosis
syringe: jeringa, vacuna, vacunas, vacunación
thermometer: termómetro, fiebre
pressureCuff: presión arterial, tensiómetro, hipertensión
pot: olla, cacerola, estufa de cocina
jar: tarro, mermelada, chucrut, fermentación
chocolate: chocolate, chocolates, cacao
salt: sal de mesa, salero
banana: plátano, plátanos, banano
nuts: nuez, nueces, avellana, almendra, almendras
die: probabilidad
knot: nudo, nudos, cuerda
protractor: transportador, ángulos, geometría
axes: plano cartesiano, álgebra, ecuación, ecuaciones
abacus: ábaco, suma, resta
crystal: cristal, cristales, cuarzo, mineral, minerales, diamante
funnel: embudo, papel de filtro
lever: palanca, palancas, polea
speedometer: velocímetro, aceleración
matches: cerilla, cerillas, fósforo, agotamiento laboral
cigarette: cigarrillo, cigarrillos, tabaco, tabaquismo
forklift: carretilla elevadora, montacargas, palé
lawnMower: cortacésped, césped
skateboard: monopatín, patineta, skatepark
surfboard: tabla de surf, surf, surfista
helmet: caballero medieval, armadura, vikingo, vikingos, edad media
lectern: atril, debate, debates
maze: laberinto, laberintos
cutlery: cubiertos, plato y cubiertos, servilleta
vial: insulina, inhalador, diabetes
@food: comida, cocina, receta, menú, almuerzo, cocinar, menú semanal, picnic
@nature: naturaleza, medio ambiente, ecología, clima
@animals: animal, animales
@travel: turismo, viajes, aventura
@home: doméstico, inquilino, vecino
@work: trabajo, empresa, proyecto, negocio
@school: educación, aprendizaje, formación, alumnos
@science: científico, ciencias
@technology: tecnología, digital, datos
@health: sanidad, terapia, enfermedad
@sport: deporte, deportes
@music: musical, músico
@art: cultura, creativo
@craft: artesanía, taller, manualidades
@people: encuentro, juntos, bienvenida
@celebration: celebración, celebrar
@money: economía, finanzas, financiero
@city: urbano, movilidad
@weather: temperatura
`;

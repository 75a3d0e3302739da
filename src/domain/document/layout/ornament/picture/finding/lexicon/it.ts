/** Italian subject words; see en.ts. */
export const it = `
@@: il, lo, gli, una, uno, di, del, della, e, con, nel, nella, per, su, due, tre, dei, delle, nostro, nostra, perche, come, da, alla, al, in, a, o, che, i, la, le, un, nuovo, nuova, nuovi
@?: busta, posta, invito, lettera, calendario, appuntamento, data, lista, modulo, questionario, ora, tempo, relazione, trimestre, percorso, documento, certificato, indirizzo, luogo, posizione, tappe, traguardi, obiettivo, obiettivi, cammino, strada, annuncio, pubblicità, discorso, messaggio, domande, conversazione, dialogo, classe, lezione, corso, insegnante, squadra, gruppo, comunità, amici, gente, pubblico, folla, riunione, assemblea, conferenza, consiglio, persona, uomo, donna, fattura, carriera, offerta, prezzi, prezzo, biglietto, torneo, premio, notte, campo, campi, pianta, piante, primavera, estate, vacanza, vacanze, sito web, telefono, mano, mani, aiuto, porta, ingresso, negozio, luce, fotografia, rete, arte, lingue, mondo, terra, studente, università, festa, gioco, parco, porto, via, paese, comune, quartiere, lavoro, azienda, progetto, impresa, formazione, incontro, insieme, benvenuti, cultura, calcio, scale, spesa, spina, forme, digitale, dati, casa, tavolata, guasto, medicina, maglia
@-: i=o, i=e, e=a, hi=o, he=a, ini=o
apple: mela, mele
lemon: limone, limoni, arancia
cherries: ciliegia, ciliegie
strawberry: fragola, fragole
grapes: uva, vigneto, vendemmia
tomato: pomodoro, pomodori
carrot: carota, carote
pumpkin: zucca
mushroom: fungo, funghi
bread: pane, pagnotta
loaves: panificio, panetteria, forno
croissant: cornetto, brioche
cake: torta, dolce, dolci
iceCream: gelato, gelateria
pizza: pizza
burger: panino, hamburger
cheese: formaggio, formaggi
egg: uovo, uova, padella, colazione
fish: pesce, pesci, pesca
soup: zuppa, minestra, lenticchie
salad: insalata, vegano
radishes: ravanello, ravanelli
vegetables: verdura, verdure, ortaggi, frutta, cesto di verdure
coffee: caffè, tazza, tazzina
tea: tè, teiera
wine: vino, vini, calice di vino, cantina
beer: birra, birrificio
bottle: bottiglia, acqua potabile
cocktail: cocktail, bevanda, aperitivo
table: cena, tavolata, tavola apparecchiata, ristorante, banchetto, trattoria
flower: fiore, fiori, fiorista
tulips: tulipano, tulipani, mazzo di fiori, vaso
sunflower: girasole, girasoli
rose: rosa, rose
meadow: prato, primavera
leaf: foglia, foglie, fotosintesi
fern: felce, felci, erbe aromatiche
branch: ramo, rami, rametto
tree: albero, alberi, quercia
forest: foresta, bosco
cactus: cactus
pottedPlant: pianta, piante
sprout: germoglio, seme, semi
wheat: grano, raccolto
wreath: ghirlanda di foglie
cat: gatto, gatti, gattino
dog: cane, cani, cucciolo
bird: uccello
birds: due uccelli, uccelli
owl: gufo, civetta
hen: gallina, pollo
duck: anatra, oca
fox: volpe
bear: orso
rabbit: coniglio, lepre
sheep: pecora, pecore, agnello
cow: mucca, mucche, latte
pig: maiale
horse: cavallo, cavalli
butterfly: farfalla, farfalle
bee: ape, api, miele
snail: lumaca
turtle: tartaruga
whale: balena
elephant: elefante
mouse: topo
hedgehog: riccio
paw: zampa, veterinario
mountain: montagna, montagne, escursione, cima
hills: collina, colline, valle
sea: mare, onde, oceano, marea
beach: spiaggia, estate, vacanza, vacanze
lake: lago
river: fiume, torrente
desert: deserto
island: isola, palma
waterfall: cascata
path: sentiero, strada, bivio, cammino
field: campo, campi, fattoria, agricoltura
sun: sole
moon: luna, notte, buonanotte
stars: stella, stelle
cloud: nuvola, nuvole, meteo
rain: pioggia, ciclo dell’acqua
storm: temporale, tempesta, fulmine
snow: neve, inverno, fiocco di neve
rainbow: arcobaleno
wind: vento
season: autunno, stagione, stagioni
waterDrop: goccia, gocce, acqua
planet: pianeta, spazio
city: città, grattacielo
houses: case, via, paese, quartiere, vicini
bridge: ponte, ponti
lighthouse: faro
church: chiesa, parrocchia
museum: museo, mostra, comune, tribunale
shop: negozio, bottega, vetrina
market: mercato, mercatino, bancarella, fiera
factory: fabbrica, industria, magazzino
castle: castello
trafficLight: semaforo, traffico
trafficCone: cono stradale, cantiere
sign: cartello, segnale
noEntry: divieto di sosta, vietato
playground: parco giochi, altalena, asilo
fountain: fontana, piazza
bench: panchina, parco
key: chiave, contratto di affitto
house: casa, appartamento, affitto, tetto
cottage: baita, casa vacanze, casa sul lago
door: porta, ingresso, portone
window: finestra
lamp: lampada, luce
chair: sedia, sedie, mobili
sofa: divano, salotto
meeting: riunione, assemblea, conferenza, consiglio, verbale di assemblea, verbale di riunione
roundTable: tavola rotonda
bed: letto, albergo, camera, dormire, dormiamo, sonno, insonnia
bath: bagno, vasca, doccia
faucet: rubinetto, idraulico
bucket: secchio
broom: scopa, pulizia, pulizie
kettle: bollitore
plug: spina, presa elettrica, guasto, fuori servizio
candle: candela, candele
clock: orologio, ora, tempo
alarmClock: sveglia, scadenza
boxes: scatola, scatole, trasloco, pacco
towel: asciugamano, telo mare
laundry: bucato, vestiti, tessuto, moda
keys: chiavi, regole della casa, regolamento condominiale
garden: giardino, giardinaggio, orto
bicycle: bicicletta, bici, ciclismo
bikes: biciclette
car: macchina, auto, automobile
van: furgone
truck: camion, consegna, consegne
bus: autobus, pullman, gita scolastica
train: treno, tram, stazione
plane: aereo, volo, aeroporto, viaggio
sailboat: barca a vela
ship: nave, traghetto, porto
boat: barca
paperBoat: barchetta di carta
rocket: razzo
balloon: mongolfiera
scooter: motorino, moto
suitcase: valigia, bagaglio
mapPin: indirizzo, luogo, posizione
map: mappa, percorso
compass: bussola
anchor: ancora di nave
tent: tenda, campeggio
campfire: falò, fuoco, grigliata
backpack: zaino, zaini
laptop: portatile, computer, sito web
desk: scrivania, ufficio
phone: telefono, cellulare
envelope: busta, posta, invito
letter: lettera, lettera di dimissioni, lettera di raccomandazione
calendar: calendario, appuntamento, data
clipboard: lista, modulo, questionario
pen: penna, firma, contratto
pencil: matita, quaderno, compiti
ledger: contabilità, fattura
briefcase: valigetta, carriera, lettera di presentazione
chart: grafico, grafici, statistica, relazione
growth: crescita, vendite, trimestre
milestones: tappe, traguardi
handshake: stretta di mano, accordo, trattativa, collaborazione
document: documento, certificato
shield: scudo, protezione, sicurezza, assicurazione
book: libro, lettura, romanzo
books: libri, biblioteca
shelf: scaffale, libreria
globe: mappamondo, mondo, terra, lingue
blackboard: lavagna, scuola, classe, lezione, corso, insegnante
graduation: laurea, università, studente
ruler: righello, matematica
microscope: microscopio, laboratorio, ricerca
flask: chimica, esperimento, scienza
atom: atomo, fisica
telescope: telescopio
lightbulb: lampadina, idea, idee
gears: ingranaggi, ingranaggio, macchina industriale
magnifier: lente di ingrandimento
puzzle: puzzle, gioco
heart: cuore, amore, donazione, grazie, festa della mamma, san valentino
heartbeat: battito, salute
stethoscope: stetoscopio, medico, infermiera, infermiere
firstAid: pronto soccorso, primo soccorso, incidente
hospital: ospedale, clinica
pills: farmaci, farmacia, pillole
tooth: dente, dentista
bandage: cerotto
hands: due mani, mani, mano, aiuto
raisedHands: mani alzate, voto, volontari
yoga: yoga, meditazione, stress, rilassamento, benessere
football: calcio, pallone
basketball: pallacanestro
tennis: tennis, racchetta
shoe: scarpa, scarpe, corsa, maratona
dumbbell: manubrio, manubri, palestra
trophy: trofeo, torneo, premio
medal: medaglia
swimmer: nuotatore, nuoto
pool: piscina
target: bersaglio, obiettivo, obiettivi
ski: sci
chess: scacchi
guitar: chitarra
electricGuitar: chitarra elettrica
trumpet: tromba, orchestra, banda
piano: pianoforte
drum: tamburo, batteria musicale
violin: violino
notes: musica, canzone, coro, concerto
microphone: microfono, discorso
vinyl: vinile, disco
dance: ballo, danza
theater: teatro, opera
palette: tavolozza, pittura, arte
camera: macchina fotografica, fotografia
film: cinema, pellicola
paintRoller: rullo, imbianchino, vernice fresca, ristrutturazione
brush: pennello
hammer: martello, edilizia
wrench: chiave inglese, riparazione, officina
saw: sega, falegname
scissors: forbici, parrucchiere, pettine
shears: cesoie, potatura, giardiniere
sewing: cucito, ago, filo
wool: lana, maglia
pottery: ceramica, argilla
toolbox: cassetta degli attrezzi, attrezzi, attrezzo
cable: cavo, elettricista
ladder: scala a pioli
wateringCan: annaffiatoio
gloves: guanti
person: persona, uomo, donna
people: gente, squadra, gruppo, comunità, amici
crowd: folla, pubblico
family: famiglia
couple: coppia, sposi
child: bambino, bambina, bambini
baby: neonato, nascita, battesimo
teddy: orsacchiotto, orso di peluche, giocattoli
rings: fedi, matrimonio, anelli, nozze
birthday: compleanno
balloons: palloncini, auguri
gift: regalo, regali
christmas: natale, albero di natale
lantern: lanterna, lanterne
fireworks: fuochi d’artificio, capodanno
bunting: festone, festa, sagra, carnevale
easterEgg: pasqua, uovo di pasqua
snowman: pupazzo di neve
toast: brindisi, spumante
crown: corona, re
mask: maschera
speech: fumetto, conversazione, dialogo, messaggio, domande, comunicazione
megaphone: megafono, annuncio, pubblicità
flag: bandiera, rivoluzione, indipendenza
recycle: riciclo, riciclaggio, rifiuti
coins: monete, moneta, soldi, denaro, prezzi, prezzo
piggyBank: salvadanaio, risparmio
wallet: portafoglio
scales: bilancia, giustizia, avvocato
tag: etichetta, saldi, sconto, offerta, svendita
cart: carrello, supermercato
bag: borsa, spesa
voucher: buono regalo, biglietto
lock: lucchetto, password, sicurezza informatica, cybersicurezza
network: rete
solar: pannello solare
windTurbine: pala eolica, energia
battery: pila elettrica
hourglass: clessidra, attesa
umbrella: ombrello, ombrellone
sunglasses: occhiali da sole, occhiali
shell: conchiglia
hat: cappello
circles: cerchi
shapes: forme, quadrato
staircase: scale, gradini
bell: campana, campanello
hook: amo, gancio
lion: leone, leoni
tiger: tigre, tigri
panda: panda gigante, bambù
monkey: scimmia, scimmie, gorilla, scimpanzé
giraffe: giraffa, giraffe
zebra: zebra, zebre
kangaroo: canguro, canguri
rhinoceros: rinoceronte, rinoceronti
camel: cammello, cammelli
deer: cervo, renna, alce
frog: rana, rane, rospo
snake: serpente, serpenti
lizard: lucertola, lucertole, camaleonte, rettile, rettili
eagle: aquila, aquile, falco
penguin: pinguino, pinguini
squirrel: scoiattolo, scoiattoli
dinosaur: dinosauro, dinosauri
ladybug: coccinella, coccinelle
mosquito: zanzara, zanzare, malaria
seahorse: cavalluccio marino
volcano: vulcano, vulcani, lava
pyramid: piramide, piramidi, faraone, antico egitto
temple: tempio, templi, acropoli, antica grecia
mosque: moschea, moschee, minareto, islam, ramadan
eiffelTower: torre eiffel, parigi
colosseum: colosseo, antica roma, impero romano, gladiatore, roma
statue: statua, statue, scultura, busto, rinascimento, filosofia
iceberg: iceberg, ghiacciaio, ghiacciai, antartide, artico, cambiamento climatico, riscaldamento globale
comet: cometa, comete, asteroide, meteorite
brain: cervello, sistema nervoso, psicologia
lungs: polmone, polmoni, respirazione, asma
stomach: stomaco, intestino, digestione
eye: occhio, occhi, ottico
ear: orecchio, orecchie, udito
bone: osso, ossa, articolazione
skull: teschio, cranio, scheletro, pirata, pirati
virus: virus, batterio, batteri, microbi, infezione, influenza
cell: cellula, cellule, mitosi
syringe: siringa, vaccino, vaccini, vaccinazione
thermometer: termometro, temperatura, febbre
pressureCuff: pressione sanguigna, sfigmomanometro, ipertensione
pot: pentola, fornello, fornelli
jar: barattolo, vasetto, marmellata, fermentazione
chocolate: cioccolato, cioccolata, cacao
salt: sale da cucina, saliera
banana: banana, banane
nuts: noce, noci, nocciola, nocciole, mandorle
die: dadi, probabilità
knot: nodo, nodi, corda
protractor: goniometro, angoli, geometria
axes: piano cartesiano, algebra, equazione, equazioni
abacus: abaco, addizione, sottrazione
crystal: cristallo, cristalli, quarzo, minerali, diamante
funnel: imbuto, carta da filtro
lever: leva meccanica, carrucola
speedometer: tachimetro, accelerazione
matches: fiammifero, fiammiferi, burnout
cigarette: sigaretta, sigarette, fumo, tabacco
forklift: carrello elevatore, muletto, pallet
lawnMower: tosaerba, prato all'inglese
skateboard: skateboard, skatepark
surfboard: tavola da surf, surf, surfista
helmet: cavaliere medievale, armatura, vichinghi, medioevo
lectern: leggio, dibattito, dibattiti
maze: labirinto, labirinti
cutlery: posate, galateo, tovagliolo
vial: insulina, inalatore, diabete
@food: cibo, cucina, ricetta, menù, pranzo, picnic, menù settimanale
@nature: natura, ambiente, ecologia, clima
@animals: animale, animali
@travel: turismo, viaggi
@work: lavoro, azienda, progetto, impresa
@school: istruzione, formazione, studenti
@science: scientifico, scoperta
@technology: tecnologia, digitale, dati
@health: medicina, terapia, malattia
@sport: sport, sportivo
@music: musicale
@art: cultura, creativo
@craft: artigianato, laboratorio artigiano
@people: incontro, insieme, benvenuti
@celebration: festeggiare, celebrazione
@money: economia, finanza, bilancio
@city: urbano
`;

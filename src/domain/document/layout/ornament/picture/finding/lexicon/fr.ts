/** French subject words; see en.ts. */
export const fr = `
@@: le, la, les, un, une, des, du, et, avec, au, aux, pour, sur, dans, deux, trois, chez, notre, votre, nos, vos, pourquoi, comment, nous, est, en, ou, par, sous, sans, ce, cette, nouveau, nouvelle, nouveaux
@?: courrier, invitation, lettre, lettres, calendrier, rendez-vous, date, liste, formulaire, questionnaire, inspection, heure, temps, rapport, chiffres, hausse, trimestre, plan, itinéraire, document, diplôme, certificat, adresse, lieu, localisation, étapes, feuille de route, objectif, objectifs, marches, chemin, route, annonce, publicité, discours, entretien, micro, message, questions, conversation, dialogue, classe, cours, enseignant, professeur, équipe, groupe, communauté, amis, association, gens, public, festival, foule, réunion, conférence, conseil, assemblée, séance, personne, homme, femme, facture, candidature, emploi, carrière, promotion, budget, tarif, tarifs, billet, ticket, tournoi, concours, prix, coupe, nuit, champ, champs, plante, plantes, printemps, été, vacances, scène, rock, machine, site web, appel, téléphone, portable, main, mains, aide, soin, porte, entrée, magasin, horaires d’ouverture, lumière, photo, réseau, cercle, art, artiste, langues, monde, terre, histoire, étudiant, fête, jeu, parc, port, repas, menu, travail, entreprise, projet, société, formation, atelier, rencontre, ensemble, bienvenue, soirée, culture, quartier, rue, technique, pré, prise, pièces, livraison, ballon, numérique, données, vert
@-: s, x, es, e, aux=al
apple: pomme, pommes, cidre, verger
lemon: citron, citrons, limonade, orange
cherries: cerise, cerises
strawberry: fraise, fraises, framboise, baies
grapes: raisin, raisins, vigne, vignoble
tomato: tomate, tomates
carrot: carotte, carottes
pumpkin: citrouille, potiron, courge, halloween
mushroom: champignon, champignons
bread: pain, baguette, levain
loaves: boulangerie, boulanger, pains
croissant: croissant, viennoiserie, pâtisserie
cake: gâteau, gâteaux, tarte, dessert
iceCream: glace, glaces, sorbet, crème glacée
pizza: pizza, pizzeria
burger: hamburger, sandwich
cheese: fromage, fromages
egg: œuf, œufs, poêle, petit déjeuner, brunch
fish: poisson, poissons, pêche, fruits de mer
soup: soupe, potage, bol de soupe, lentilles
salad: salade, végétarien, végan
radishes: radis
vegetables: légumes, légume, fruits, panier de légumes, épicerie
coffee: café, tasse de café, tasse
tea: thé, théière
wine: vin, vins, verre de vin, dégustation
beer: bière, bières, brasserie
bottle: bouteille, eau potable
cocktail: cocktail, boisson, boissons, apéritif, apéro
table: dîner, banquet, table dressée, grande table, repas, souper, restaurant
lunchBox: boîte repas, gamelle
flower: fleur, fleurs, fleuriste
tulips: tulipe, tulipes, bouquet, vase
sunflower: tournesol, tournesols
rose: roses, rosier
meadow: prairie, printemps, pré
leaf: feuille, feuilles, feuillage, photosynthèse
fern: fougère, fougères, herbes aromatiques
branch: branche, branches, rameau, brindille
tree: arbre, arbres, chêne, pommier
forest: forêt, bois, sapins
cactus: cactus
pottedPlant: plante, plantes, plante verte
sprout: pousse, graine, graines, semis, germination
wheat: blé, céréales, moisson, récolte
wreath: couronne de fleurs, couronne de l’avent
cat: chat, chats, chaton, chat noir
dog: chien, chiens, chiot, chiots
bird: oiseau, merle
birds: deux oiseaux, oiseaux, colombes
owl: hibou, chouette
hen: poule, poulet, coq
duck: canard, canards, cygne, oie
fox: renard
bear: ours
rabbit: lapin, lapins, lièvre
sheep: mouton, moutons, agneau, chèvre
cow: vache, vaches, lait
pig: cochon, porc
horse: cheval, chevaux, équitation
butterfly: papillon, papillons
bee: abeille, abeilles, miel, apiculteur
snail: escargot
turtle: tortue
whale: baleine, dauphin
elephant: éléphant, zoo
mouse: souris
hedgehog: hérisson
paw: patte, pattes, vétérinaire, refuge animal
caterpillar: chenille, ver de terre, insectes
mountain: montagne, montagnes, sommet, randonnée, alpes
hills: colline, collines, campagne, vallée
sea: mer, océan, vagues, marée, côte
beach: plage, été, vacances
lake: lac, étang
river: rivière, fleuve, ruisseau
desert: désert, dunes
island: île, palmier
waterfall: cascade, chute d’eau
path: chemin, sentier, route, carrefour, bifurcation
cave: grotte
field: champ, champs, ferme, agriculture
sun: soleil, ensoleillé
moon: lune, nuit, bonne nuit
stars: étoile, étoiles
cloud: nuage, nuages, météo
rain: pluie, averse, cycle de l’eau
storm: orage, tempête, éclair, panne de courant
snow: neige, flocon, hiver, gel
rainbow: arc-en-ciel
wind: vent
season: automne, saison, saisons
waterDrop: goutte, gouttes, eau, goutte d’eau
planet: planète, espace, univers
city: ville, gratte-ciel, centre-ville, immobilier
houses: maisons, rue, village, quartier, voisins
bridge: pont, ponts, passerelle
lighthouse: phare
church: église, chapelle, paroisse
museum: musée, exposition, mairie, tribunal, galerie
shop: magasin, boutique, vitrine, horaires d’ouverture
market: marché, marchés, brocante, étal, foire
factory: usine, industrie, entrepôt
castle: château
streetLamp: lampadaire, réverbère
trafficLight: feu tricolore, feu rouge, circulation
trafficCone: cône, chantier, travaux
sign: panneau, panneau indicateur
noEntry: stationnement interdit, interdit, défense de stationner
playground: aire de jeux, balançoire, crèche, maternelle
fountain: fontaine, place
bench: banc, parc
key: clé, clef, bail, remise des clés
house: maison, logement, appartement, loyer, toit
cottage: chalet, gîte, maison au bord du lac, maison de vacances
door: porte, entrée, portail
window: fenêtre, rideau
lamp: lampe, lumière
chair: chaise, fauteuil, meuble, meubles
sofa: canapé, salon
meeting: réunion, conférence, conseil, assemblée, séance, chaises autour d’une table, compte rendu de réunion, procès-verbal
roundTable: table ronde
bed: lit, hôtel, chambre, sommeil, dormir, dormons, insomnie
bath: bain, baignoire, douche, salle de bain
faucet: robinet, plombier, plomberie, coupure d’eau, fuite
bucket: seau
broom: balai, ménage, nettoyage
kettle: bouilloire
plug: prise, prise électrique, électricité, hors service, débranché
candle: bougie, bougies, deuil, souvenir
clock: horloge, heure, temps, montre
alarmClock: réveil, échéance, rappel
boxes: carton, cartons, déménagement, colis, boîte, déménager
handTruck: diable, chariot
towel: serviette, serviette de plage
laundry: linge, lessive, vêtements, tissu, tissus, mode
keys: clés, trousseau, colocation, règlement intérieur, règlement de copropriété
garden: jardin, jardinage, potager, jardins partagés
bicycle: vélo, bicyclette, cycliste, cyclisme
bikes: vélos, vélos partagés
car: voiture, voitures, auto, covoiturage, taxi
van: camionnette, fourgon
truck: camion, camions, livraison
bus: bus, autobus, car scolaire, sortie scolaire, excursion
train: train, tramway, gare, métro
plane: avion, vol, aéroport, voyage
sailboat: voilier, voile, régate
ship: navire, ferry, port, croisière
boat: bateau, barque, canoë
paperBoat: bateau en papier, bateau de papier
rocket: fusée, lancement
balloon: montgolfière
scooter: scooter, moto
suitcase: valise, bagage, bagages
mapPin: épingle, adresse, lieu, localisation
map: plan, carte routière, itinéraire, carte au trésor
compass: boussole
anchor: ancre
tent: tente, camping
campfire: feu de camp, feu, barbecue
backpack: sac à dos, cartable
laptop: ordinateur, ordinateur portable, site web, logiciel
desk: bureau, poste de travail
terminal: code, programmation, développeur
phone: téléphone, portable, appel
envelope: enveloppe, courrier, invitation
letter: lettre, lettres, lettre de démission, lettre de recommandation
calendar: calendrier, rendez-vous, date
clipboard: liste, formulaire, inspection, questionnaire
pen: stylo, stylo plume, signature, contrat
pencil: crayon, cahier, carnet, devoirs
ledger: comptabilité, registre, facture, impôts
briefcase: mallette, porte-documents, emploi, carrière, candidature, lettre de motivation
chart: graphique, diagramme, statistiques, rapport, chiffres
growth: croissance, hausse, ventes, bénéfice, trimestre
milestones: jalon, jalons, étapes, feuille de route
stamp: tampon, permis
printer: imprimante, imprimerie
handshake: poignée de main, accord, partenariat, coopération, négociation
document: document, diplôme, certificat
shield: bouclier, protection, sécurité, assurance
book: livre, roman, lecture, histoire
books: livres, bibliothèque, pile de livres
shelf: étagère, bibliothèque murale
globe: globe, monde, terre, géographie, langues
blackboard: tableau noir, école, classe, cours, enseignant, professeur
graduation: remise des diplômes, étudiant, université
ruler: règle, équerre, mathématiques, architecte
crayons: crayons de couleur, coloriage
microscope: microscope, biologie, laboratoire, recherche
flask: fiole, chimie, expérience, science
testTubes: éprouvette
atom: atome, physique
dna: adn, génétique
magnet: aimant
telescope: télescope
lightbulb: ampoule, idée, idées, innovation
gears: engrenage, engrenages, rouages, machine
magnifier: loupe
puzzle: puzzle, énigme, jeu
microchip: puce, électronique, intelligence artificielle
heart: cœur, amour, don, dons, merci, fête des mères, saint-valentin
heartbeat: pouls, santé
stethoscope: stéthoscope, médecin, infirmière, infirmier
firstAid: premiers secours, trousse de secours, accident, urgence
hospital: hôpital, clinique
pills: médicaments, comprimés, pharmacie
tooth: dent, dentiste, dents
bandage: pansement, bon rétablissement
hands: deux mains, mains, main, soin, aide
raisedHands: mains levées, vote, bénévoles, bénévole, élection
yoga: yoga, méditation, détente, stress, relaxation, bien-être
football: football, ballon, foot
basketball: 
tennis: tennis, raquette
shoe: chaussure, chaussures, course à pied, marathon, baskets
dumbbell: haltère, haltères, salle de sport, musculation
trophy: trophée, coupe, tournoi, concours, prix
medal: médaille
swimmer: nageur, nageuse, natation, nager
pool: piscine
target: cible, objectif, objectifs
ski: ski, skieur
chess: échecs, jeu de société
guitar: guitare
electricGuitar: guitare électrique, rock
trumpet: trompette, fanfare, orchestre, jazz
piano: piano
drum: tambour, batterie
violin: violon
notes: musique, chanson, chorale, concert, notes de musique, fête de la musique
microphone: micro, microphone, discours, entretien
vinyl: vinyle, disque
headphones: casque audio, écouteurs
radio: radio
speaker: haut-parleur, enceinte
dance: danse, danser, bal
theater: théâtre, scène, opéra
palette: palette, peinture, art, artiste
camera: appareil photo, photo, photographie
film: film, cinéma
paintRoller: rouleau de peinture, peintre, peinture fraîche, rénovation
brush: pinceau
hammer: marteau, construction, bâtiment
wrench: clé à molette, réparation, entretien, mécanicien
saw: scie, menuiserie
handPlane: rabot, copeaux
scissors: ciseaux, coiffeur, salon de coiffure, peigne
shears: sécateur, jardinier, taille
sewing: couture, aiguille, fil
wool: laine, tricot, pelote
pottery: poterie, céramique, argile
toolbox: boîte à outils, outils, outil, bricolage
screwdriver: tournevis
cable: câble, électricien, interrupteur
ladder: échelle
wateringCan: arrosoir
shovel: pelle, bêche
gloves: gants, gant
person: personne, homme, femme
people: gens, équipe, groupe, communauté, amis, association
crowd: foule, public, festival
family: famille, parents
couple: couple, fiançailles
child: enfant, enfants, fille, garçon
baby: bébé, poussette, naissance, baptême
teddy: ours en peluche, nounours, peluche, jouets, baby-sitting
rings: alliances, mariage, bague, noces
birthday: anniversaire
balloons: ballons, félicitations
gift: cadeau, cadeaux
christmas: noël, sapin de noël
lantern: lanterne, lanternes, lampions, lampion
fireworks: feu d’artifice, nouvel an
bunting: guirlande, fanions, fête, fête de quartier, kermesse, carnaval
easterEgg: pâques, œuf de pâques
snowman: bonhomme de neige
partyHat: chapeau de fête, confettis
toast: champagne, toast, jubilé, coupe de champagne
crown: couronne, roi, reine
mask: masque, costume
speech: bulle, conversation, dialogue, message, questions, communication
megaphone: mégaphone, annonce, publicité
flag: drapeau, révolution
recycle: recyclage, déchets, gaspillage, réemploi
coins: pièces, argent, prix et tarifs, tarif, tarifs, budget, finances
piggyBank: tirelire, épargne
banknotes: billets de banque, billet de banque, prêt
wallet: portefeuille
card: carte bancaire, carte de crédit
scales: balance, justice, droit, avocat
tag: étiquette, soldes, remise, promotion, déstockage
cart: caddie, supermarché
bag: sac, sac de courses, courses
voucher: bon cadeau, chèque cadeau, billet, ticket
robot: robot
server: serveur, base de données
cloudData: nuage informatique
wifi: wifi, internet
lock: cadenas, mot de passe, cybersécurité, sécurité informatique
phishing: hameçonnage, arnaque
network: réseau
solar: panneau solaire, solaire
windTurbine: éolienne, énergie
battery: pile, batterie électrique
satellite: satellite
hourglass: sablier, attente
umbrella: parapluie, parasol
sunglasses: lunettes de soleil, lunettes
shell: coquillage
hat: chapeau
circles: cercles
shapes: formes, carré, cercle, triangle
contours: courbes de niveau
loops: boucles, boucle
staircase: escalier, marches
bell: cloche, sonnette
hook: hameçon, crochet
lion: lion, lionne
tiger: tigre, tigres
panda: panda, bambou
monkey: singe, singes, gorille, chimpanzé
giraffe: girafe, girafes
zebra: zèbre, zèbres
kangaroo: kangourou, kangourous
rhinoceros: rhinocéros
camel: chameau, chameaux, dromadaire
deer: cerf, renne, élan, chevreuil
frog: grenouille, grenouilles, crapaud
snake: serpent, serpents, couleuvre
lizard: lézard, lézards, caméléon
eagle: aigle, aigles, faucon, rapace, rapaces
penguin: pingouin, manchot, manchots
squirrel: écureuil, écureuils
dinosaur: dinosaure, dinosaures
ladybug: coccinelle, coccinelles, scarabée
mosquito: moustique, moustiques, paludisme
seahorse: hippocampe, hippocampes
volcano: volcan, volcans, lave
pyramid: pyramide, pyramides, pharaon, égypte antique
temple: temple, temples, acropole, grèce antique
mosque: mosquée, mosquées, minaret, islam, ramadan
eiffelTower: tour eiffel, paris
colosseum: colisée, rome antique, empire romain, gladiateur, rome
statue: statue, statues, sculpture, buste, renaissance, philosophie
iceberg: iceberg, icebergs, glacier, glaciers, antarctique, arctique, changement climatique, réchauffement climatique
comet: comète, comètes, astéroïde, météorite
brain: cerveau, cerveaux, système nerveux, psychologie
lungs: poumon, poumons, respiration, asthme
stomach: estomac, intestin, intestins, digestion
eye: œil, yeux, opticien
ear: oreille, oreilles, ouïe, audition
bone: os, ossement, squelette osseux, articulation
skull: crâne, crânes, squelette, pirate, pirates
virus: virus, bactérie, bactéries, microbe, microbes, infection, grippe
cell: cellule vivante, cellules vivantes, noyau cellulaire, mitose
syringe: seringue, vaccin, vaccins, vaccination, piqûre
thermometer: thermomètre, fièvre
pressureCuff: tension artérielle, tensiomètre, hypertension
pot: casserole, marmite, cuisinière, faitout
jar: bocal, bocaux, confiture, choucroute, fermentation
chocolate: chocolat, chocolats, cacao
salt: sel, salière
banana: banane, bananes
nuts: noix, noisette, noisettes, amande, amandes
die: probabilité, probabilités
knot: nœud, nœuds, corde
protractor: rapporteur d'angle, géométrie, trigonométrie
axes: repère orthonormé, algèbre, équation, équations
abacus: abaque, boulier, addition, soustraction
crystal: cristal, cristaux, quartz, minéral, minéraux, diamant
funnel: entonnoir, papier filtre
lever: levier, leviers, poulie
speedometer: compteur de vitesse, accélération
matches: allumette, allumettes, épuisement professionnel
cigarette: cigarette, cigarettes, tabac, tabagisme
forklift: chariot élévateur
lawnMower: tondeuse à gazon, tondeuse, pelouse, gazon
skateboard: planche à roulettes, skateboard, skatepark
surfboard: planche de surf, surf, surfeur
helmet: chevalier, chevaliers, armure, viking, vikings, moyen âge
lectern: pupitre d'orateur, débat, débats
maze: labyrinthe, labyrinthes
cutlery: couverts de table, couverts, assiette, serviette de table
vial: insuline, inhalateur, diabète
@food: nourriture, cuisine, recette, menu, déjeuner, manger, cuisinier, pique-nique, carte du restaurant
@nature: nature, environnement, écologie, climat, vert
@animals: animal, animaux
@travel: tourisme, voyages, aventure
@home: foyer, habitat, locataire, résidents
@work: travail, entreprise, projet, société
@school: éducation, apprentissage, formation, élèves
@science: sciences, scientifique, découverte
@technology: technologie, numérique, données, technique
@health: médical, thérapie, maladie
@sport: sport, sportif
@music: musical, musicien
@art: culture, créatif
@craft: artisanat, atelier, fait main
@people: rencontre, ensemble, bienvenue
@celebration: célébration, fêter, soirée
@money: économie, économique, financier
@city: urbain, mobilité
@weather: température
`;
